import { randomUuid } from '@frontboard/model';
import { base32nopad } from '@scure/base';

/** Bytes in one code: a camera reads a code of this size from a screen at arm's length. */
const CODE_BYTES = 600;

/** More codes than these take minutes to read: the file is the better way. */
export const MOST_CODES = 200;

/** `FB1:series:number:count:data`: only letters that a QR code packs two in eleven bits. Numbers begin with 1, data is base 32. */
const CODE = /^FB1:([0-9A-F]{4}):([1-9]\d{0,2}):([1-9]\d{0,2}):([A-Z2-7]+)$/;

/** Codes of one backup that were read, in any order. */
export interface CodeSeries {
  readonly id: string;
  readonly count: number;
  /** The data by number. */
  readonly parts: ReadonlyMap<number, string>;
}

/** `added`: a code of the series that was not known; `foreign`: no code of a backup; `other`: of another series than the one begun. */
export type CodeReading =
  | { readonly kind: 'added' | 'known' | 'other'; readonly series: CodeSeries }
  | { readonly kind: 'foreign' };

/** The texts of the codes for `bytes`. Null if there would be more than `MOST_CODES`. */
export function codesOf(
  bytes: Uint8Array,
  id: string = randomUuid().slice(0, 4).toUpperCase(),
): readonly string[] | null {
  const count = Math.ceil(bytes.length / CODE_BYTES);
  if (count > MOST_CODES) return null;
  return Array.from({ length: count }, (_, index) => {
    const data = base32nopad.encode(bytes.subarray(index * CODE_BYTES, (index + 1) * CODE_BYTES));
    return `FB1:${id}:${index + 1}:${count}:${data}`;
  });
}

/** Takes the text of a code that was read. `series`: what was read before; with `other`, the result starts the series of the new code. */
export function readCode(series: CodeSeries | null, text: string): CodeReading {
  const [, id = '', number = 0, total = 0, data = ''] = CODE.exec(text) ?? [];
  const [index, count] = [Number(number), Number(total)];
  if (index === 0 || index > count) return { kind: 'foreign' };
  const isOther = series !== null && (series.id !== id || series.count !== count);
  const begun = series === null || isOther ? { id, count, parts: new Map<number, string>() } : series;
  if (begun.parts.has(index)) return { kind: 'known', series: begun };
  const next = { ...begun, parts: new Map([...begun.parts, [index, data]]) };
  return { kind: isOther ? 'other' : 'added', series: next };
}

/** The numbers of the codes that were not read yet. */
export function missingCodes({ count, parts }: CodeSeries): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) => !parts.has(number));
}

/** The bytes of a complete series; null if a code is missing or has no readable data. */
export function bytesOfSeries({ count, parts }: CodeSeries): Uint8Array<ArrayBuffer> | null {
  if (parts.size < count) return null;
  try {
    const pieces = Array.from({ length: count }, (_, index) =>
      base32nopad.decode(parts.get(index + 1) ?? ''),
    );
    const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  } catch {
    return null;
  }
}
