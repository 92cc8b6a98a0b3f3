/** Takes the files that a screen saves, as the Android app does, until it is stopped. */
export function takeFiles(): {
  readonly texts: string[];
  readonly start: () => void;
  readonly stop: () => void;
} {
  const texts: string[] = [];
  const shell = { saveFile: (_name: string, _type: string, text: string) => texts.push(text) };
  return {
    texts,
    start: () => Object.defineProperty(window, 'frontboardShell', { value: shell, configurable: true }),
    stop() {
      texts.length = 0;
      Reflect.deleteProperty(window, 'frontboardShell');
    },
  };
}
