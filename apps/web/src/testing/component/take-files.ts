/** A file that is not text. */
interface SavedBytes {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Takes the files that a screen saves, as the Android app does, until it is stopped. */
export function takeFiles(): {
  readonly texts: string[];
  readonly files: SavedBytes[];
  readonly start: () => void;
  readonly stop: () => void;
} {
  const texts: string[] = [];
  const files: SavedBytes[] = [];
  const shell = {
    saveFile: (_name: string, _type: string, text: string) => texts.push(text),
    saveBytes: (name: string, _type: string, characters: string) =>
      files.push({ name, bytes: Uint8Array.from(characters, (character) => character.charCodeAt(0)) }),
  };
  return {
    texts,
    files,
    start: () => Object.defineProperty(window, 'frontboardShell', { value: shell, configurable: true }),
    stop() {
      texts.length = 0;
      files.length = 0;
      Reflect.deleteProperty(window, 'frontboardShell');
    },
  };
}
