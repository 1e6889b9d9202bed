"""The changes of the LLVM module's text, each on a few lines."""

from __future__ import annotations

from platforms import module

MODULE = """target datalayout = "e-m:e"
target triple = "x86_64-unknown-linux-gnu"
@_swift1_autolink_entries = private constant [1 x i8] zeroinitializer
@"shared" = linkonce_odr hidden constant i64 1
@"own" = internal constant i64 1
@"elsewhere" = external global i64
define i32 @nslide_version() #0 {
define linkonce_odr hidden swiftcc void @"$e4helper"(ptr swiftself %0, ptr noalias swifterror %1) #0 {
define internal swiftcc void @"$e5inside"() #1 {
define protected void @nslide_old() #0 {
declare void @free(ptr)
declare i32 @posix_memalign(ptr, i64, i64)
attributes #0 = { minsize nounwind sspreq "frame-pointer"="all" "target-cpu"="x86-64" "target-features"="+sse" }
attributes #1 = { cold "tune-cpu"="generic" }
!llvm.module.flags = !{!1, !2, !3}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"Objective-C Garbage Collection", i32 100861696}
!3 = !{i32 8, !"PIC Level", i32 2}
"""


def test_nothing_of_one_system_is_left() -> None:
    text = module.without_system(MODULE)
    for word in (
        "datalayout",
        "triple",
        "autolink",
        "target-cpu",
        "target-features",
        "tune-cpu",
        "Objective-C",
        "sspreq",
    ):
        assert word not in text
    assert "!llvm.module.flags = !{!1, !3}" in text
    assert "attributes #0 = { minsize nounwind" in text


def test_only_what_is_exported_is_not_internal() -> None:
    text = module.with_exports(MODULE, {"nslide_version"})
    assert "define i32 @nslide_version()" in text
    assert 'define internal swiftcc void @"$e4helper"' in text
    assert 'define internal swiftcc void @"$e5inside"' in text
    assert "define internal void @nslide_old()" in text
    assert '@"shared" = internal constant' in text
    assert '@"elsewhere" = external global' in text


def test_tables_are_asked_for_once() -> None:
    text = module.with_unwinding(module.with_unwinding(MODULE))
    assert text.count("uwtable") == 1


def test_frame_pointers_are_those_of_apple() -> None:
    text = module.with_frames(MODULE)
    assert '"frame-pointer"="all"' not in text
    assert text.count('"frame-pointer"="non-leaf"') == 1


def test_calls_by_the_rules_of_c() -> None:
    text = module.with_c_calls(MODULE)
    assert 'void @"$e4helper"(ptr %0, ptr noalias %1)' in text
    assert "swift" not in text.replace("_swift1_autolink_entries", "")


def test_the_system_under_names_of_ours() -> None:
    text = module.with_own_system(MODULE)
    assert "declare void @nestedslide_free(ptr)" in text
    assert "declare i32 @nestedslide_posix_memalign(ptr, i64, i64)" in text
