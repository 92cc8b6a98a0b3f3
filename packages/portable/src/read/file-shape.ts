import { isRecord } from '@frontboard/model';
import type { LostKind } from '../system-file.ts';
import { pictureAt } from './read-value.ts';
import { isEmpty, isNothing, type Notes, sizeOf } from './reading.ts';

/**
 * What a program writes under a key:
 * - `read`: a reader uses it, or says by itself what is lost of it;
 * - `ignored`: it has no meaning elsewhere, such as the order of a list, or is a secret;
 * - a kind of data that PluralKit can't store;
 * - an object, or a list or map of objects, with keys of its own.
 *
 * A function says which of these it is by the value.
 */
export type KeyShape =
  | 'read'
  | 'ignored'
  | LostKind
  | ((value: unknown) => KeyShape)
  | { readonly keys: Shape }
  | { readonly rows: Shape };

/** All keys that a program is known to write in an object. `notify_*` and `*_note` are for all that start or end so. */
export interface Shape {
  readonly [key: string]: KeyShape;
}

/** The keys of a list, each with the same meaning. */
export function each(names: string, shape: KeyShape): Shape {
  return Object.fromEntries(names.split(' ').map((name) => [name, shape]));
}

/** A picture that is not on the web stays in the file. */
export function picture(value: unknown): KeyShape {
  return pictureAt(value) === undefined ? 'pictures' : 'read';
}

/** A number that counts something, such as messages. */
export function counter(value: unknown): KeyShape {
  return Number(value) > 0 ? 'counts' : 'ignored';
}

/** The value of a custom field: an object is read as a whole, unless it is around another value. */
export function detail(value: unknown): KeyShape {
  return isRecord(value) && Object.keys(AROUND_DETAIL).some((key) => Object.hasOwn(value, key))
    ? { keys: AROUND_DETAIL }
    : 'read';
}

const AROUND_DETAIL: Shape = {
  ...each('v value start end', 'read'),
  content: { keys: each('value', 'read') },
};

/** The keys of the root whose values a reader uses. Of others it is enough to know their size. */
export function partsOf(shape: Shape): readonly string[] {
  return Object.keys(shape).filter((key) => shape[key] === 'read' || typeof shape[key] === 'object');
}

/** Counts everything in a file that is not imported: what PluralKit can't store, and by its name what no reader knows. */
export function countContent(root: Readonly<Record<string, unknown>>, shape: Shape, notes: Notes): void {
  countKeys(root, shape, { list: null, path: '' }, notes);
}

/** Where an object is: in which list of the root, and under which keys. */
interface Place {
  readonly list: string | null;
  readonly path: string;
}

function countKeys(
  raw: Readonly<Record<string, unknown>>,
  shape: Shape,
  { list, path }: Place,
  notes: Notes,
): void {
  const isRoot = list === null && path === '';
  for (const key in raw) {
    const known = shapeOf(shape, key, raw[key]);
    if (known === 'read' || known === 'ignored') continue;
    const value = raw[key];
    // At the root the value itself may be dropped, so that only its key and size are left.
    if (known === undefined) {
      if (isRoot) notes.addUnknown(null, key, Math.max(sizeOf(value), 1));
      else if (!isEmpty(value)) notes.addUnknown(list, path + key, 1);
    } else if (typeof known === 'string') notes.lose(known, amountOf(value, isRoot));
    else if ('rows' in known)
      countRows(
        value,
        known.rows,
        isRoot ? { list: key, path: '' } : { list, path: `${path}${key}.` },
        notes,
      );
    else if (isRecord(value)) countKeys(value, known.keys, { list, path: `${path}${key}.` }, notes);
    else if (Array.isArray(value)) countRows(value, known.keys, { list, path: `${path}${key}.` }, notes);
    else if (isRoot && !isNothing(value)) notes.add('unreadable', `$.${key}`);
  }
}

/** How many things a value is. At the root an object is a map. */
function amountOf(value: unknown, isRoot: boolean): number {
  return isRoot || Array.isArray(value) ? sizeOf(value) : Number(!isNothing(value));
}

type SettledShape = Exclude<KeyShape, (value: unknown) => KeyShape>;

function shapeOf(shape: Shape, key: string, value: unknown): SettledShape | undefined {
  let known = Object.hasOwn(shape, key) ? shape[key] : wildShape(shape, key);
  while (typeof known === 'function') known = known(value);
  return known;
}

function wildShape(shape: Shape, key: string): KeyShape | undefined {
  const name = [key.replace(/_.*/s, '_*'), key.replace(/.*_/s, '*_')].find((one) =>
    Object.hasOwn(shape, one),
  );
  return name === undefined ? undefined : shape[name];
}

function countRows(value: unknown, shape: Shape, place: Place, notes: Notes): void {
  const rows: readonly unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const row of rows) if (isRecord(row)) countKeys(row, shape, place, notes);
}
