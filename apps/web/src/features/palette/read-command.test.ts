import { type Member, memberFromWire, wireMemberSchema } from '@frontboard/model';
import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readCommand, replaceName, resolveCommand, toFrontMember } from './read-command.ts';

const NAMING = { detectPronouns: true };

function makeMember(id: string, name: string): Member {
  return memberFromWire(parse(wireMemberSchema, { id, uuid: `uuid-${id}`, name }), '');
}

const [luna, ash, fern, lumen] = [
  makeMember('aaaaa', 'Luna'),
  makeMember('bbbbb', 'Ash'),
  makeMember('ccccc', 'Mary-Fern'),
  makeMember('ddddd', 'Lumen'),
];
const MEMBERS = [luna, ash, fern, lumen];
const inFront = (...members: Member[]) => members.map((member) => toFrontMember(member, NAMING));

function resolve(text: string, front: Member[] | null = []) {
  const command = readCommand(text);
  if (command === null) throw new Error(`"${text}" is not a command`);
  return resolveCommand(command, {
    members: MEMBERS,
    naming: NAMING,
    front: front === null ? null : inFront(...front),
  });
}

describe('readCommand', () => {
  it.each(['luna, ash', 'sw luna', 'switch to luna', '+luna', '-ash', 'out', 'switch out', 'luna 5m ago'])(
    '"%s" can only be meant as a switch',
    (text) => {
      expect(readCommand(text)?.isExplicit).toBe(true);
    },
  );

  it.each(['aus', 'luna und ash', 'switch zu luna', 'luna vor 5 min'])('in German, so can "%s"', (text) => {
    expect(readCommand(text, 'de')?.isExplicit).toBe(true);
  });

  it('"aus" is a word for a switch-out in German only', () => {
    expect(readCommand('aus', 'de')?.kind).toBe('out');
    expect(readCommand('aus', 'en')).toEqual(expect.objectContaining({ kind: 'replace', isExplicit: false }));
  });

  it('in English, "und" and "zu" are parts of names', () => {
    expect(readCommand('sturm und drang', 'en')?.isExplicit).toBe(false);
    expect(readCommand('switch zu ash', 'en')?.pieces[0]?.text).toBe('zu ash');
    expect(readCommand('switch zu ash', 'de')?.pieces[0]?.text).toBe('ash');
  });

  it.each(['luna', 'settings', 'mary-fern', 'outside'])('"%s" may be looking for anything', (text) => {
    expect(readCommand(text)?.isExplicit).toBe(false);
  });

  it.each(['', '  ', '+', '- '])('"%s" names no member', (text) => {
    expect(readCommand(text)?.pieces.filter(({ text: name }) => name !== '') ?? []).toEqual([]);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const command = readCommand(text);
        if (command !== null)
          resolveCommand(command, { members: MEMBERS, naming: NAMING, front: inFront(luna) });
      }),
    );
  });
});

describe('resolveCommand', () => {
  it.each([
    ['luna, ash', [], [luna, ash]],
    ['ash and luna', [], [ash, luna]],
    ['+ash', [luna], [luna, ash]],
    ['+ash, mary-fern', [luna], [luna, ash, fern]],
    ['-luna', [luna, ash], [ash]],
    ['+fern -luna', [luna, ash], [ash, fern]],
    ['-luna', [luna], []],
    ['out', [luna], []],
  ] as const)('"%s" over %j', (text, front, next) => {
    expect(resolve(text, [...front])).toEqual({ state: 'ready', front: inFront(...next) });
  });

  it('asks which member is meant, and never guesses', () => {
    expect(resolve('lu, ash')).toMatchObject({ state: 'ambiguous', names: [{ text: 'lu' }] });
  });

  it('does nothing for unknown names', () => {
    expect(resolve('luna, xyzzy')).toEqual({ state: 'unknown', names: ['xyzzy'] });
  });

  it.each([
    ['luna, ash', [luna, ash]],
    ['+ash', [luna, ash]],
    ['-fern', [luna]],
    ['out', []],
  ] as const)('"%s" changes nothing over %j', (text, front) => {
    expect(resolve(text, [...front])).toEqual({ state: 'same' });
  });

  it('accepts the same members at an earlier time, when others may have been fronting', () => {
    expect(resolve('luna 5m ago', [luna])).toMatchObject({ state: 'ready' });
  });

  it('adds and ends only if the front is known', () => {
    expect(resolve('+luna', null)).toEqual({ state: 'front-unknown' });
    expect(resolve('luna, ash', null)).toMatchObject({ state: 'ready' });
  });
});

describe('replaceName', () => {
  const alike = ['Annika', 'Antonia', 'Joanna', 'Lumen', 'Luna'].map((name, index) =>
    makeMember(`id${index}xx`, name),
  );

  it.each([
    ['an, Joanna', 'ID, Joanna'],
    ['Joanna, an', 'Joanna, ID'],
    ['  switch to Lu, Joanna', '  switch to ID, Joanna'],
    ['+joanna -LU', '+joanna -ID'],
    ['Joanna and "an" 5m ago', 'Joanna and "ID" 5m ago'],
  ])('in "%s" replaces the ambiguous name where it was typed', (text, replaced) => {
    const command = readCommand(text);
    const resolved = command && resolveCommand(command, { members: alike, naming: NAMING, front: [] });
    const [name] = resolved?.state === 'ambiguous' ? resolved.names : [];
    expect(name && replaceName(text, name, 'ID')).toBe(replaced);
  });
});
