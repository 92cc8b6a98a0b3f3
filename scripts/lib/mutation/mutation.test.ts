import { describe, expect, it } from 'vitest';
import { AREAS, listMutants, testsOf } from './areas.mjs';
import { findMutants } from './find-mutants.mjs';
import { instrument } from './instrument.mjs';
import { namesOf, reasonOf, SURVIVORS } from './survivors.mjs';

/** Each mutant of a text as `original → replacement`. */
const changesOf = (text: string) =>
  findMutants('example.ts', text).map(
    ({ start, end, replacement }) => `${text.slice(start, end)} → ${replacement}`,
  );

describe('findMutants', () => {
  it.each([
    ['if (a) b();', ['a → true', 'a → false', 'b(); → ']],
    ['const x = a < b;', ['a < b → true', 'a < b → false', 'a < b → a <= b']],
    ['const x = a === 1 && !b;', ['a === 1 && !b → false', 'a === 1 → true', 'b → false']],
    ['const x = a === 1 || b === 2;', ['a === 1 || b === 2 → true', 'a === 1 → false', 'b === 2 → false']],
    ['const x = (a + b) * c;', ['(a + b) * c → (a + b) / c', 'a + b → a - b']],
    ["const x = 'a' + b;", []],
    ['const x = a?.b.c?.();', ['a?.b.c?.() → a?.b.c()', 'a?.b.c?.() → a.b.c?.()']],
    [
      'const x = (a ?? []).some(f);',
      ['(a ?? []).some(f) → (a ?? []).every(f)', 'a ?? [] → a', 'a ?? [] → []'],
    ],
    ['const x = list.filter(f).length;', ['list.filter(f) → list']],
    ['const x: true = y as unknown as true;', []],
    ["const x = { 'a': true };", ['true → false']],
    ['const f = (a: number) => a.b;', ['a.b → undefined']],
    ['while (a < b) a += 1;', ['a < b → false', 'a < b → a <= b', 'a += 1; → ', 'a += 1 → a -= 1']],
  ])('knows what can be wrong in %s', (text, changes) => {
    expect(changesOf(text)).toEqual(changes);
  });
});

describe('instrument', () => {
  const text = [
    'function grade(points: number): string {',
    "  if (points > 10 && points % 2 === 0) return 'even';",
    "  else if (points < 0) return 'none';",
    "  return 'odd';",
    '}',
  ].join('\n');
  const mutants = findMutants('grade.ts', text);

  /** What the program says with one mutant, or with none. */
  function gradeWith(active: number | null, points: number) {
    const code = instrument(text, mutants, 0).replace('points: number): string', 'points)');
    const grade = new Function('__isMutant', `${code}; return grade;`)((id: number) => id === active);
    return grade(points);
  }

  it('changes nothing while no mutant takes effect', () => {
    expect([12, 11, -1, 10].map((points) => gradeWith(null, points))).toEqual(['even', 'odd', 'none', 'odd']);
  });

  it('puts every mutant into the program, and each can be told from the original', () => {
    const points = [-1, 0, 3, 10, 11, 12];
    const usual = points.map((each) => gradeWith(null, each)).join();
    for (const id of mutants.keys()) {
      expect(points.map((each) => gradeWith(id, each)).join(), JSON.stringify(mutants[id])).not.toBe(usual);
    }
  });
});

describe('the areas', () => {
  it.each(AREAS.map((area) => [area.name, area] as const))('%s has code and tests', (_, area) => {
    expect(listMutants(area).length).toBeGreaterThan(0);
    expect(testsOf(area).length).toBeGreaterThan(0);
  });

  it('give every mutant one name', () => {
    const names = AREAS.flatMap((area) =>
      listMutants(area).map((mutant) =>
        JSON.stringify([mutant.file, mutant.kind, mutant.original, mutant.replacement, mutant.occurrence]),
      ),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the list of survivors', () => {
  it('names only mutants that exist', () => {
    const all = AREAS.flatMap(listMutants);
    const stale = SURVIVORS.flatMap(({ file, mutants }) =>
      mutants.filter(
        ([original, replacement, occurrence = 1]) =>
          !all.some(
            (mutant) =>
              mutant.file === file &&
              mutant.occurrence === occurrence &&
              namesOf(mutant).join('\0') === `${original}\0${replacement}`,
          ),
      ),
    );
    expect(stale).toEqual([]);
  });

  it('excuses a mutant by its text, not by its line', () => {
    const mutant = { file: 'a.ts', original: 'a  <\n b', replacement: 'a <= b', occurrence: 2 };
    const groups = (occurrence: number) =>
      [{ file: 'a.ts', reason: 'Equal.', mutants: [['a < b', 'a <= b', occurrence]] }] as const;
    expect(reasonOf(mutant, groups(2))).toBe('Equal.');
    expect(reasonOf(mutant, groups(1))).toBe(null);
  });
});
