/** A field or method that compiled code names. Types are written as Java does: `android.view.View$OnApplyWindowInsetsListener`, `int[]`. */
export interface Reference {
  readonly owner: string;
  readonly name: string;
  /** Null for a field. */
  readonly parameters: readonly string[] | null;
  /** What a method returns, or the type of a field. */
  readonly type: string;
}

/** What a `classes.dex` holds and names. */
export interface Dex {
  readonly references: readonly Reference[];
  /** The class that each class in it extends. */
  readonly superclasses: ReadonlyMap<string, string>;
}

const PRIMITIVES: Readonly<Record<string, string>> = {
  V: 'void',
  Z: 'boolean',
  B: 'byte',
  S: 'short',
  C: 'char',
  I: 'int',
  J: 'long',
  F: 'float',
  D: 'double',
};

/** Reads the tables of a `classes.dex` (source.android.com/docs/core/runtime/dex-format). */
export function readDex(dex: Buffer): Dex {
  const table = (head: number, size: number) => {
    const start = dex.readUInt32LE(head + 4);
    return Array.from({ length: dex.readUInt32LE(head) }, (_, index) => start + index * size);
  };
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new Error('The tables of the classes.dex do not fit together.');
    return found;
  };
  const strings = table(0x38, 4).map((offset) => readString(dex, dex.readUInt32LE(offset)));
  const types = table(0x40, 4).map((offset) => javaName(at(strings, dex.readUInt32LE(offset))));
  const prototypes = table(0x48, 12).map((offset) => {
    const list = dex.readUInt32LE(offset + 8);
    const count = list === 0 ? 0 : dex.readUInt32LE(list);
    return {
      type: at(types, dex.readUInt32LE(offset + 4)),
      parameters: Array.from({ length: count }, (_, index) =>
        at(types, dex.readUInt16LE(list + 4 + index * 2)),
      ),
    };
  });
  const member = (offset: number) => ({
    owner: at(types, dex.readUInt16LE(offset)),
    name: at(strings, dex.readUInt32LE(offset + 4)),
  });
  const fields = table(0x50, 8).map((offset) => ({
    ...member(offset),
    parameters: null,
    type: at(types, dex.readUInt16LE(offset + 2)),
  }));
  const methods = table(0x58, 8).map((offset) => ({
    ...member(offset),
    ...at(prototypes, dex.readUInt16LE(offset + 2)),
  }));
  const superclasses = table(0x60, 32).map(
    (offset) => [at(types, dex.readUInt32LE(offset)), at(types, dex.readUInt32LE(offset + 8))] as const,
  );
  return { references: [...fields, ...methods], superclasses: new Map(superclasses) };
}

/** Its length comes first, seven bits in each byte; all of our names are ASCII. */
function readString(dex: Buffer, offset: number): string {
  let start = offset;
  while (dex.readUInt8(start) > 127) start += 1;
  return dex.toString('utf8', start + 1, dex.indexOf(0, start + 1));
}

function javaName(descriptor: string): string {
  if (descriptor.startsWith('[')) return `${javaName(descriptor.slice(1))}[]`;
  return PRIMITIVES[descriptor] ?? descriptor.slice(1, -1).replaceAll('/', '.');
}
