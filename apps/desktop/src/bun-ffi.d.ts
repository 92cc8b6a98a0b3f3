/** The part of Bun's module that is used; the program is compiled with Bun, its checks run in Node. */
declare module 'bun:ffi' {
  export function dlopen(
    library: 'user32.dll',
    functions: { MessageBoxW: { args: ['ptr', 'ptr', 'ptr', 'u32']; returns: 'i32' } },
  ): { symbols: { MessageBoxW(owner: null, text: Uint8Array, title: Uint8Array, kind: number): number } };
}
