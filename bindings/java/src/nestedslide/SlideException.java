package nestedslide;

/** A call was refused, and has changed nothing. */
public final class SlideException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Why; null where this version knows no such status. */
    public final Status status;

    SlideException(Status status, String message) {
        super(status + ": " + message);
        this.status = status;
    }

    SlideException(String message) {
        this(Status.INVALID_ARGUMENT, message);
    }
}
