import { expect, it } from 'vitest';
import { localTimeWords } from '../../parts/switches/local-time-words.ts';
import type { SwitchSearch } from '../../session/switch-search.ts';
import { inZone } from '../../testing/in-zone.ts';
import type { PaletteHands } from './choices.ts';
import { commandAnswer } from './command-choices.ts';
import type { OwnDesk } from './use-own-desk.ts';
import { paletteWords as words } from './words.ts';

const nothing = () => {};
const hands: PaletteHands = {
  go: nothing,
  goToEntity: nothing,
  edit: nothing,
  addForgotten: nothing,
  prepare: nothing,
  lookUp: nothing,
  setText: nothing,
  setSubject: nothing,
  doAndClose: nothing,
};

const luna = { uuid: 'a', id: 'lunaa', name: 'Luna' };
const moss = { uuid: 'm', id: 'mossa', name: 'Moss' };

/** The choices for a switch-out or a saved front typed on the day of a clock change, and what each of them records. */
function choicesFor(text: string, now: string) {
  inZone('Europe/Berlin');
  const recorded: (number | null)[] = [];
  const prepared: SwitchSearch[] = [];
  const desk: OwnDesk = {
    list: { state: 'loaded', items: [], atMs: 0, error: null, retry: nothing },
    index: [],
    naming: { detectPronouns: true, id: { sep: false, caps: false } },
    front: [luna],
    saved: [
      { id: 's', name: 'Work', members: [moss], formerCount: 0 },
      { id: 't', name: 'Mixed', members: [moss], formerCount: 1 },
    ],
    undoable: null,
    record: (_front, atMs) => void recorded.push(atMs),
    undo: nothing,
    problem: null,
  };
  const [section] = commandAnswer(
    text,
    desk,
    { ...hands, prepare: (search) => void prepared.push(search) },
    Date.parse(now),
  ).sections;
  for (const { run } of section?.choices ?? []) run();
  return { section, recorded, prepared };
}

it('asks which of two times is meant where the clocks were put back', () => {
  const { section, recorded } = choicesFor('out at 2:30', '2026-10-25T10:00Z');
  expect(section?.title).toBe(localTimeWords.twice);
  expect(section?.choices.map(({ label }) => /UTC[+:\d]+/.exec(label)?.[0])).toEqual([
    'UTC+02:00',
    'UTC+01:00',
  ]);
  expect(new Set(section?.choices.map(({ id }) => id)).size).toBe(2);
  expect(recorded).toEqual([Date.parse('2026-10-25T00:30Z'), Date.parse('2026-10-25T01:30Z')]);
});

it('says which time is meant where the clocks were put forward over the one that was typed', () => {
  const { section, recorded } = choicesFor('out at 2:30', '2026-03-29T10:00Z');
  expect(section?.choices.map(({ note }) => note)).toEqual([expect.stringContaining('doesn’t exist')]);
  expect(recorded).toEqual([Date.parse('2026-03-29T01:30Z')]);
});

it('asks nothing of any other time', () => {
  const { section, recorded } = choicesFor('out at 4:30', '2026-10-25T10:00Z');
  expect(section?.choices).toHaveLength(1);
  expect(recorded).toEqual([Date.parse('2026-10-25T03:30Z')]);
});

it.each([
  ['work', null],
  ['sw work', null],
  ['work at 4:30', Date.parse('2026-10-25T03:30Z')],
])('records a saved front for %j', (text, atMs) => {
  const { recorded, prepared } = choicesFor(text, '2026-10-25T10:00Z');
  expect([recorded, prepared]).toEqual([[atMs], []]);
});

it.each([
  ['mixed', {}],
  ['sw mixed', {}],
  ['mixed at 4:30', { at: '2026-10-25T03:30:00.000Z' }],
])('only prepares a saved front that has lost members for %j, and says so', (text, time) => {
  const { section, recorded, prepared } = choicesFor(text, '2026-10-25T10:00Z');
  expect([recorded, prepared]).toEqual([[], [{ front: 'Mixed', ...time }]]);
  expect(section?.choices.map(({ label }) => label)).toEqual([
    expect.stringContaining(words.saved('Mixed', words.prepare('Moss'))),
  ]);
  expect(section?.choices.map(({ note }) => note)).toEqual([`${words.without(1)} ${words.opensSwitch}`]);
});
