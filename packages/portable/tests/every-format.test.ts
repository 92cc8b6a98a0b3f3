import { timezoneResolver } from '@frontboard/model/timezone';
import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { firstChoice, importSteps, planImport, type SystemFile } from '../src/index.ts';
import type { JsonFormat } from '../src/read/recognise.ts';
import { NEW_SYSTEM } from './apply-steps.ts';
import { MADE_FILES } from './made-files.ts';
import { NOW, problemOf, read } from './read-value.ts';

const LARGE = inject('isLong') ? { members: 2_500, rows: 50_000 } : { members: 60, rows: 1_000 };
const PADDING = inject('isLong') ? 20_000_000 : 200_000;
const SMALL = { members: 3, rows: 4 };
const CONTEXT = { nowMs: NOW, memberLimit: 3_000, groupLimit: 250, resolveTimezone: timezoneResolver(2) };
const WITHOUT_HISTORY: ReadonlySet<JsonFormat> = new Set(['tupperbox', 'open-plural']);
/** It has no groups. */
const WITHOUT_GROUPS: ReadonlySet<JsonFormat> = new Set(['hivemind']);
const FORMATS = Object.keys(MADE_FILES) as readonly JsonFormat[];

const plan = (file: SystemFile) => planImport(file, NEW_SYSTEM, firstChoice(file, NEW_SYSTEM), CONTEXT);

/** A way to a value inside another one. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => placesOf(one, [...path, key]))];
}

/** The value with another one at a place. */
function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? (Object.assign([], value) as never)
    : { ...(value as object) };
  copy[key] = replaced(copy[key], rest, put);
  return copy;
}

/** The parts of a file, wherever it has them. */
function partsOf(made: object): Readonly<Record<string, unknown>> {
  return 'database' in made ? (made.database as Record<string, unknown>) : { ...made };
}

function withPart(made: object, part: string, value: unknown): object {
  return 'database' in made
    ? { ...made, database: { ...partsOf(made), [part]: value } }
    : { ...made, [part]: value };
}

describe.each(FORMATS)('a file of %s', (format) => {
  it(`with ${LARGE.members} members and ${LARGE.rows} switches is read without its secrets, and planned`, async () => {
    const file = await read(MADE_FILES[format](LARGE));
    expect([file.format, file.notes]).toEqual([format, []]);
    expect(JSON.stringify(file)).not.toContain('secret');
    expect([file.members.length, file.groups.map(({ members }) => members?.length)]).toEqual([
      LARGE.members,
      WITHOUT_GROUPS.has(format) ? [] : [LARGE.members],
    ]);
    const planned = plan(file);
    const levels = [...planned.members, ...planned.groups].map(({ send }) =>
      Object.values(send.privacy ?? {}),
    );
    expect(new Set(levels.flat())).toEqual(new Set(['private']));
    expect(levels.every((one) => one.length >= 7)).toBe(true);
    expect(planned.members.map(({ verdict, problems }) => [verdict, problems.length])).toEqual(
      Array.from({ length: LARGE.members }, () => ['new', 0]),
    );
    // Where front periods have an end, the last one leaves nobody in front.
    const switches = WITHOUT_HISTORY.has(format) ? 0 : format === 'pluralkit' ? LARGE.rows : LARGE.rows + 1;
    expect(planned.switches.added).toHaveLength(switches);
    const steps = importSteps(planned);
    expect(steps.filter(({ kind }) => kind === 'create-member')).toHaveLength(LARGE.members);
    expect(steps.filter(({ kind }) => kind === 'record-switch')).toHaveLength(switches);
  });

  it('with bad rows in any list is read without them, and each is named', async () => {
    const made = MADE_FILES[format](SMALL);
    const whole = await read(made);
    for (const [list, rows] of Object.entries(partsOf(made))) {
      if (!Array.isArray(rows) || rows.length < 2) continue;
      const [first, ...rest] = rows;
      const file = await read(withPart(made, list, [first, null, 7, 'row', [], ...rest]));
      expect([file.members.length, file.groups.length], list).toEqual([
        whole.members.length,
        whole.groups.length,
      ]);
      expect(file.switches, list).toEqual(whole.switches);
      const [next] = rest;
      expect(file.notes, list).toMatchObject(
        [2, 3, 4, 5].map((number) => ({
          kind: 'unreadable',
          path: `$.${list}[${number - 1}]`,
          row: { list, number, name: null, after: first.name ?? null, before: next.name ?? null, field: '' },
        })),
      );
    }
  });

  it('with anything that says nothing instead of a list is read as with null', async () => {
    const made = MADE_FILES[format](SMALL);
    for (const [list, rows] of Object.entries(partsOf(made))) {
      const [problem] = await problemOf(withPart(made, list, null));
      if (!Array.isArray(rows) || problem !== 'none') continue;
      const without = await read(withPart(made, list, null));
      for (const nothing of ['', false, 0, {}])
        expect(await read(withPart(made, list, nothing)), `${list} ${JSON.stringify(nothing)}`).toEqual(
          without,
        );
    }
  });

  it('with a value of a wrong type anywhere is read without it, or refused with the reason', async () => {
    const small = MADE_FILES[format](SMALL);
    const places = placesOf(JSON.parse(JSON.stringify(small)));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.jsonValue(), async (place, put) => {
        const damaged = replaced(small, place, put);
        const [problem] = await problemOf(damaged);
        if (problem !== 'none') return;
        const file = await read(damaged);
        expect(JSON.stringify(file)).not.toContain('secret');
        importSteps(plan(file));
      }),
      { numRuns: inject('isLong') ? 1_500 : 50 },
    );
  });

  it('that is cut off anywhere is refused with the place, and never half read', async () => {
    const text = JSON.stringify(MADE_FILES[format](SMALL));
    for (let length = 1; length < text.length; length += 7) {
      const [problem, place] = await problemOf(text.slice(0, length));
      expect([length, problem]).toEqual([length, 'cut-off']);
      expect(place).toMatch(/^\d+:\d+$/);
    }
  });

  it('that is nested too deeply anywhere is refused', async () => {
    const small = MADE_FILES[format](SMALL);
    const deep: unknown = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`);
    for (const place of placesOf(JSON.parse(JSON.stringify(small))))
      expect(await problemOf(replaced(small, place, deep))).toEqual(['too-deep', null]);
  });

  it('with a list of too many entries is refused, with the place', async () => {
    const small = { ...MADE_FILES[format](SMALL), other: 'x '.repeat(PADDING / 2) };
    const list = ['members', 'tuppers', 'alters', 'headmates'].find((name) => name in partsOf(small)) ?? '';
    const rows = Array.from({ length: 20_001 }, (_, index) => ({
      _id: `m${index}`,
      id: `m${index}`,
      name: 'Ash',
    }));
    expect(await problemOf(withPart(small, list, rows))).toEqual(['too-many', `$.${list}`]);
  });
});
