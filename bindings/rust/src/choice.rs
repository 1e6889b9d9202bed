//! Numbers with names. They are no Rust enums: a library newer than this crate may answer a value that it does not know.

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $number:expr,)* }) => {
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub i32);

        impl $name {
            $($(#[$each])* pub const $value: Self = Self($number);)*
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let name = match self.0 {
                    $($number => stringify!($value),)*
                    other => return write!(out, concat!(stringify!($name), "({})"), other),
                };
                out.write_str(name)
            }
        }
    };
}
pub(crate) use choice;

/// A 0 or a 1 in a struct of C: `true.into()`, and `.is_on()`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Flag(i32);

impl Flag {
    pub const OFF: Self = Self(0);
    pub const ON: Self = Self(1);

    pub fn is_on(self) -> bool {
        self.0 != 0
    }
}

impl From<bool> for Flag {
    fn from(is: bool) -> Self {
        Self(is as i32)
    }
}
