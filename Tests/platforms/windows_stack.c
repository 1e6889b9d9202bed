/*
 * What MinGW's C runtime asks of libgcc: touching a large frame of the stack page by page, so that the system makes it
 * longer. Called with the frame's size in rax; all registers stay.
 */
__asm__(".globl ___chkstk_ms\n"
        "___chkstk_ms:\n"
        "  push %rcx\n"
        "  push %rax\n"
        "  lea 24(%rsp), %rcx\n"
        "  cmp $0x1000, %rax\n"
        "  jb 2f\n"
        "1:\n"
        "  sub $0x1000, %rcx\n"
        "  orq $0, (%rcx)\n"
        "  sub $0x1000, %rax\n"
        "  cmp $0x1000, %rax\n"
        "  ja 1b\n"
        "2:\n"
        "  sub %rax, %rcx\n"
        "  orq $0, (%rcx)\n"
        "  pop %rax\n"
        "  pop %rcx\n"
        "  ret\n");

typedef int this_file_has_a_declaration;
