package nestedslide;

import com.sun.jna.Memory;
import com.sun.jna.Structure;

/** Arrays as C has them: elements that lie one after the other. */
final class Memories {
    private Memories() {}

    static Memory zero(int bytes) {
        Memory memory = new Memory(bytes);
        memory.clear();
        return memory;
    }

    static Memory of(double[] values) {
        if (values == null || values.length == 0) return null;
        Memory memory = new Memory(8L * values.length);
        memory.write(0, values, 0, values.length);
        return memory;
    }

    static Memory of(long[] values) {
        if (values == null || values.length == 0) return null;
        Memory memory = new Memory(8L * values.length);
        memory.write(0, values, 0, values.length);
        return memory;
    }

    static Memory of(Structure[] values) {
        if (values.length == 0) return null;
        Memory memory = zero(values.length * values[0].size());
        for (int n = 0; n < values.length; n++) {
            values[n].write();
            int size = values[n].size();
            memory.write((long) n * size, values[n].getPointer().getByteArray(0, size), 0, size);
        }
        return memory;
    }

    /** Room for as many as the array has. Elements that are null are made. */
    static Memory room(Structure[] values) {
        Class<? extends Structure> type = values.getClass().getComponentType().asSubclass(Structure.class);
        for (int n = 0; n < values.length; n++) {
            if (values[n] == null) values[n] = Structure.newInstance(type);
        }
        return values.length == 0 ? null : zero(values.length * values[0].size());
    }

    static Memory room(byte[] values) {
        return values.length == 0 ? null : zero(values.length);
    }

    static Memory room(double[] values) {
        return values.length == 0 ? null : zero(8 * values.length);
    }

    static Memory room(int[] values) {
        return values.length == 0 ? null : zero(4 * values.length);
    }

    static void read(Memory memory, Structure[] values, int count) {
        for (int n = 0; n < count && n < values.length; n++) {
            int size = values[n].size();
            values[n].getPointer().write(0, memory.getByteArray((long) n * size, size), 0, size);
            values[n].read();
        }
    }

    static void read(Memory memory, byte[] values, int count) {
        if (memory != null) memory.read(0, values, 0, Math.min(count, values.length));
    }

    static void read(Memory memory, double[] values, int count) {
        if (memory != null) memory.read(0, values, 0, Math.min(count, values.length));
    }

    static void read(Memory memory, int[] values, int count) {
        if (memory != null) memory.read(0, values, 0, Math.min(count, values.length));
    }
}
