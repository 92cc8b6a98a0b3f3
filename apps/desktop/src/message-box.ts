const ERROR_ICON = 0x10;

/** Says why the program can't open: in a box of Windows, elsewhere where the person started it. */
export async function showProblem(text: string): Promise<void> {
  if (process.platform !== 'win32') return console.error(text);
  const { dlopen } = await import('bun:ffi');
  const { symbols } = dlopen('user32.dll', {
    MessageBoxW: { args: ['ptr', 'ptr', 'ptr', 'u32'], returns: 'i32' },
  });
  symbols.MessageBoxW(null, wide(text), wide('Frontboard'), ERROR_ICON);
}

/** Text as Windows takes it, with the zero at its end. */
const wide = (text: string) => Buffer.from(`${text}\0`, 'utf16le');
