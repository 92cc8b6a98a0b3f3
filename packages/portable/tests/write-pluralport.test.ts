import { expect, test } from 'vitest';
import { compareFiles, isEqualComparison, writeExport, writePluralPort } from '../src/index.ts';
import { read } from './read-value.ts';
import { recordedAnswers } from './recorded.ts';

const PRODUCER = { version: '1.0.0', exportedAt: '2026-11-24T00:00:00.000Z' };

test.each(['exmpl', 'atlas'])(
  'a PluralPort file of %s has the same content as that of pk;export',
  async (name) => {
    const answers = recordedAnswers(name);
    const file = await read(writePluralPort(answers, PRODUCER));
    const theirs = await read(writeExport(answers));
    expect([file.format, file.uuid]).toEqual(['pluralport', theirs.uuid]);
    // One of the systems has a switch twice; a file of pk;export joins such.
    expect(file.notes.filter(({ kind }) => kind !== 'same-time')).toEqual([]);
    expect(file.members.length).toBeGreaterThan(10);
    const comparison = compareFiles(theirs, file);
    expect(comparison.members.changed).toEqual([]);
    expect(comparison.groups.changed).toEqual([]);
    expect(isEqualComparison({ ...comparison, system: [] })).toBe(true);
    expect(
      comparison.system.map(({ field }) => field).filter((field) => !field.startsWith('privacy')),
    ).toEqual([]);
  },
);

test('a PluralPort file has switches as events, the first member as the primary one, and no token', () => {
  const answers = recordedAnswers('exmpl');
  const file = JSON.parse(
    writePluralPort({ ...answers, system: { ...answers.system, token: 'secret-token' } }, PRODUCER),
  );
  expect(JSON.stringify(file)).not.toContain('secret-token');
  expect(file.front_events).toHaveLength(answers.switches.length);
  const events: { at: string; assignments: { front_role: string }[] }[] = file.front_events;
  expect(events.every(({ at }, index) => index === 0 || (events[index - 1]?.at ?? '') <= at)).toBe(true);
  expect(events.find(({ assignments }) => assignments.length > 1)?.assignments[1]?.front_role).toBe(
    'co_front',
  );
});
