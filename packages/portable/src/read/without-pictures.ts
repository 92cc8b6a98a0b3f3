/** A string that is a picture: by its address, or because no text has so much base64 without a space. */
const PICTURE = /"(?:data:image|[A-Za-z0-9+/]{1024})/g;

/** The longest start of a string by which a picture is known, with its quote. */
const LONGEST_START = 1_025;

/** The text of a JSON file without its embedded pictures, piece by piece. */
export interface PictureFilter {
  /** The next part of the filtered text, as far as `piece` decides it. */
  take(piece: string): string;
  /** What was held back because it might start a picture. */
  end(): string;
  /** Where a place of the filtered text, in bytes of UTF-8, is in the whole one. */
  placeOf(offset: number): number;
}

/**
 * Drops embedded pictures from the text of a JSON file before it is parsed: they are most of a large file, and PluralKit can't take them. The
 * start of each stays, so that it is counted.
 */
export function createPictureFilter(): PictureFilter {
  let held = '';
  let isDropping = false;
  let written = 0;
  let dropped = 0;
  /** Behind which byte of the filtered text how many have been dropped so far. */
  const places: number[] = [];
  const amounts: number[] = [];

  function keep(text: string): string {
    written += byteLength(text);
    return text;
  }

  function drop(text: string): void {
    if (text === '') return;
    dropped += byteLength(text);
    if (places.at(-1) === written) amounts[amounts.length - 1] = dropped;
    else {
      places.push(written);
      amounts.push(dropped);
    }
  }

  return {
    take(piece) {
      const text = held + piece;
      held = '';
      let out = '';
      for (let at = 0; at < text.length; ) {
        if (isDropping) {
          const end = endOfString(text, at);
          drop(text.slice(at, end));
          isDropping = text[end] !== '"';
          if (isDropping) held = text.slice(end);
          at = isDropping ? text.length : end;
          continue;
        }
        const start = nextPicture(text, at);
        const end = start ?? safeEnd(text, at);
        out += keep(text.slice(at, end));
        if (start === null) held = text.slice(end);
        isDropping = start !== null;
        at = start ?? text.length;
      }
      return out;
    },
    end: () => (isDropping ? '' : keep(held)),
    placeOf(offset) {
      const index = places.findLastIndex((place) => place < offset);
      return offset + (amounts[index] ?? 0);
    },
  };
}

const encoder = new TextEncoder();

function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** Where a picture is known as one; null without any. */
function nextPicture(text: string, at: number): number | null {
  PICTURE.lastIndex = at;
  for (let found = PICTURE.exec(text); found !== null; found = PICTURE.exec(text)) {
    if (!isEscaped(text, found.index)) return found.index + found[0].length;
    PICTURE.lastIndex = found.index + 1;
  }
  return null;
}

/** The closing quote of a string, or, without one, how much of the text surely belongs to it. */
function endOfString(text: string, at: number): number {
  for (let quote = text.indexOf('"', at); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    if (!isEscaped(text, quote, at)) return quote;
  }
  return isEscaped(text, text.length, at) ? text.length - 1 : text.length;
}

/** How much of a text surely starts no picture. */
function safeEnd(text: string, at: number): number {
  const quote = text.lastIndexOf('"');
  const end = quote >= at && text.length - quote < LONGEST_START ? quote : text.length;
  // Backslashes in pairs say nothing of what follows them.
  return isEscaped(text, end, at) ? end - 1 : end;
}

function isEscaped(text: string, index: number, from = 0): boolean {
  let start = index;
  while (start > from && text[start - 1] === '\\') start -= 1;
  return (index - start) % 2 === 1;
}
