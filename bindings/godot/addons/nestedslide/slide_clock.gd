# The time that a view gives its engine, seconds from the start. A test gives a view one of its own.
extends Reference

func now() -> float:
	return OS.get_ticks_usec() * 1e-6
