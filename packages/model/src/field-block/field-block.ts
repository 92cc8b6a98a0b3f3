/** A field with its value, as a description has it. */
export interface BlockField {
  readonly name: string;
  readonly value: string;
}

/** The fields in a description, and the rest of it. */
export interface FieldBlock {
  readonly fields: readonly BlockField[];
  /** The description without the block. */
  readonly rest: string;
}

// docs/field-block.md documents the format for other programs.

const FIRST = '── fields ──';
const LAST = '── end ──';

/** Lines that a person or another program may have written with other dashes. */
const IS_FIRST = /^[─—–-]{2,} ?fields ?[─—–-]{2,}$/i;
const IS_LAST = /^[─—–-]{2,} ?end ?[─—–-]{2,}$/i;

/** Before each line of a value but its first. */
const MORE = '>';

/** A name with its signs escaped, then a colon, and a value. */
const FIELD = /^((?:[^\\:]|\\[\\:>])+):(?: (.*))?$/;

/** The last block in a description; null without one. What only begins like one is text. */
export function readFieldBlock(description: string): FieldBlock | null {
  const lines = linesOf(description);
  let last = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]?.trim() ?? '';
    if (IS_LAST.test(line)) last = at;
    else if (IS_FIRST.test(line) && last < lines.length) {
      const fields = fieldsIn(lines.slice(at + 1, last));
      if (fields !== null) return { fields, rest: joined(lines.slice(0, at), lines.slice(last + 1)) };
      last = lines.length;
    }
  }
  return null;
}

/** The description with these fields at its end, in place of a block that is there. Without fields it has none. Fields without a name or a value are left out. */
export function writeFieldBlock(description: string, fields: readonly BlockField[]): string {
  const rest = readFieldBlock(description)?.rest ?? description;
  const written = fields.flatMap(({ name, value }) => {
    const [known, text] = [name.replace(/\s+/g, ' ').trim(), value.trim()];
    if (known === '' || text === '') return [];
    const [first = '', ...more] = linesOf(text);
    const lines = more.map((line) => `${MORE} ${line}`.trimEnd());
    return [`${known.replace(/[\\:]|^>/g, '\\$&')}: ${first}`.trimEnd(), ...lines];
  });
  if (written.length === 0) return rest;
  const block = [FIRST, ...written, LAST].join('\n');
  return rest.trim() === '' ? block : `${rest.trimEnd()}\n\n${block}`;
}

/** The fields of the lines of a block; null if they are something else. */
function fieldsIn(lines: readonly string[]): readonly BlockField[] | null {
  const fields: { name: string; lines: string[] }[] = [];
  for (const line of lines) {
    const field = FIELD.exec(line);
    const current = fields.at(-1);
    if (line.startsWith(MORE)) {
      if (current === undefined) return null;
      current.lines.push(line.slice(MORE.length).replace(/^ /, ''));
    } else if (field !== null) {
      const name = (field[1] ?? '').replace(/\\([\\:>])/g, '$1').trim();
      if (name === '') return null;
      fields.push({ name, lines: [field[2] ?? ''] });
    } else if (line.trim() !== '') return null;
  }
  if (fields.length === 0) return null;
  return fields.map(({ name, lines: texts }) => ({ name, value: texts.join('\n').trim() }));
}

/** What was before the block and after it, without the blank lines around it. */
function joined(before: readonly string[], after: readonly string[]): string {
  const [start, end] = [before.join('\n').trimEnd(), after.join('\n').trim()];
  return [start, end].filter((text) => text !== '').join('\n\n');
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
