import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BlockField, readFieldBlock, writeFieldBlock } from './field-block.ts';

const TEA: readonly BlockField[] = [
  { name: 'Likes', value: 'tea' },
  { name: 'Role: at work', value: 'Cook\n\nand baker' },
];

const WRITTEN = [
  '── fields ──',
  'Likes: tea',
  String.raw`Role\: at work: Cook`,
  '>',
  '> and baker',
  '── end ──',
];

describe('a block of fields in a description', () => {
  test('has a line for each field, at the end', () => {
    expect(writeFieldBlock('Hello \n', TEA).split('\n')).toEqual(['Hello', '', ...WRITTEN]);
    expect(writeFieldBlock('', TEA).split('\n')).toEqual(WRITTEN);
  });

  test('is replaced, wherever it was, and removed without fields', () => {
    const text = `Hello\n\n${WRITTEN.join('\n')}\n\nMore`;
    expect(readFieldBlock(text)).toEqual({ fields: TEA, rest: 'Hello\n\nMore' });
    expect(writeFieldBlock(text, [{ name: 'A', value: 'b' }])).toBe(
      'Hello\n\nMore\n\n── fields ──\nA: b\n── end ──',
    );
    expect(writeFieldBlock(text, [])).toBe('Hello\n\nMore');
  });

  test('is read with other dashes, other ends of lines, and blank lines that a person has added', () => {
    expect(readFieldBlock('Hi\r\n-- Fields --\r\nLikes: tea\r\n\r\nAge:7\r\n— ok')).toBeNull();
    expect(readFieldBlock('Hi\r\n--Fields--\r\nLikes: tea\r\n\r\nEmpty:\r\n——end——\r\n')).toEqual({
      fields: [
        { name: 'Likes', value: 'tea' },
        { name: 'Empty', value: '' },
      ],
      rest: 'Hi',
    });
  });

  test('is none without an end, without fields, or with lines of something else', () => {
    for (const text of [
      '── fields ──\nLikes: tea',
      '── fields ──\n── end ──',
      '── fields ──\n> tea\n── end ──',
      '── fields ──\nLikes tea\n── end ──',
      '── fields ──\n: tea\n── end ──',
      'Likes: tea',
      '',
    ])
      expect(readFieldBlock(text)).toBeNull();
  });

  test('is the last of several, and a beginning before it is text', () => {
    const text = '── fields ──\nA: 1\n── end ──\n── fields ──\nnothing\n── fields ──\nB: 2\n── end ──';
    expect(readFieldBlock(text)).toEqual({
      fields: [{ name: 'B', value: '2' }],
      rest: '── fields ──\nA: 1\n── end ──\n── fields ──\nnothing',
    });
  });
});

const line = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => text.replace(/[\r\n\u2028\u2029]/g, ' '));
const name = fc
  .oneof(line, fc.constantFrom('── end ──', '── fields ──', ':', '\\', '\\:', '> x', 'a: b'))
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
const value = fc
  .array(fc.oneof(line, fc.constantFrom('── end ──', '── fields ──', '> x', '>', 'a: b', '')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((lines) =>
    lines
      .map((text) => text.trimEnd())
      .join('\n')
      .trim(),
  )
  .filter((text) => text !== '');
const fields = fc.array(fc.record({ name, value }), { minLength: 1, maxLength: 5 });
const text = fc
  .array(fc.oneof(line, fc.constantFrom('── end ──', '── fields ──', 'A: b', '> x', '')), { maxLength: 8 })
  .map((lines) => lines.join('\n'));

describe('whatever is written', () => {
  test('is read as it was', () => {
    fc.assert(
      fc.property(text, fields, (description, written) => {
        expect(readFieldBlock(writeFieldBlock(description, written))?.fields).toEqual(written);
      }),
    );
  });

  test('leaves the text of others as it is, and is written a second time without a change', () => {
    fc.assert(
      fc.property(text, fields, (description, written) => {
        const rest = readFieldBlock(description)?.rest ?? description;
        const once = writeFieldBlock(description, written);
        expect(once.startsWith(rest.trimEnd())).toBe(true);
        expect(writeFieldBlock(once, written)).toBe(once);
        expect(readFieldBlock(once)?.rest).toBe(rest.trim() === '' ? '' : rest.trimEnd());
      }),
    );
  });

  test('is read in linear time', () => {
    const hostile = `${'── fields ──\n'.repeat(20_000)}${'\\'.repeat(50_000)}\n── end ──`;
    expect(readFieldBlock(hostile)).toBeNull();
    expect(readFieldBlock('── fields ──\nA: b\n'.repeat(20_000))).toBeNull();
  });
});
