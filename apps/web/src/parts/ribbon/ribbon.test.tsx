import {
  createDayFinder,
  type FrontPart,
  frontsWithin,
  periodOfDay,
  type TimedSwitch,
} from '@frontboard/insight';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { UNKNOWN_MEMBER } from '../../sync/insight/questions.ts';
import { drawnUntil } from './drawn-until.ts';
import { namesOfFront } from './names-of-front.ts';
import { createPeopleIn } from './person.ts';
import { Ribbon } from './ribbon.tsx';
import { ribbonBands } from './ribbon-bands.ts';
import { ribbonText } from './ribbon-text.ts';

const HOUR_MS = 3_600_000;
const DAY = { fromMs: 0, toMs: 24 * HOUR_MS };
const person = (id: string, name: string, color: string | null) => ({ id, name, color });
const peopleIn = createPeopleIn(
  new Map(
    [
      person('aaaaa', 'Ash', '#aa0000'),
      person('jjjjj', 'Juniper', '#00aa00'),
      person('lllll', 'Luna', '#0000aa'),
      person(UNKNOWN_MEMBER, 'Someone', null),
    ].map((it) => [it.id, it]),
  ),
);
const namesIn = (memberIds: readonly string[], max: number) => {
  const people = peopleIn(memberIds).filter(({ id }) => id !== UNKNOWN_MEMBER);
  const names = people.map(({ name }) => name);
  return namesOfFront(names, memberIds.length - names.length, { isOwner: false, max });
};
const part = (from: number, to: number, ...memberIds: string[]): FrontPart => ({
  beganMs: from * HOUR_MS,
  fromMs: from * HOUR_MS,
  toMs: to * HOUR_MS,
  memberIds,
});
const unknownPart = (from: number, to: number): FrontPart => ({ ...part(from, to), isUnknown: true });
/** Boxes as hours and shares of the height. */
const drawn = (parts: readonly FrontPart[]) =>
  ribbonBands(parts, DAY, peopleIn).bands.map(({ color, boxes }) => [
    color,
    ...boxes.map(({ x, y, width, height }) =>
      [x * 24, (x + width) * 24, y, height].map((it) => Math.round(it * 100) / 100),
    ),
  ]);

describe('a ribbon', () => {
  it('gives those who are in front together the same share of its height, in the order of their names', () => {
    expect(drawn([part(0, 6, 'lllll'), part(6, 24, 'lllll', 'aaaaa')])).toEqual([
      ['#0000aa', [0, 6, 0, 1], [6, 24, 0.5, 0.5]],
      ['#aa0000', [6, 24, 0, 0.5]],
    ]);
  });

  it('draws a person who stays with the same share once', () => {
    const parts = [
      part(0, 6, 'aaaaa', 'lllll'),
      part(6, 9, 'aaaaa', 'jjjjj'),
      part(12, 13, 'aaaaa', 'jjjjj'),
    ];
    expect(drawn(parts)[0]).toEqual(['#aa0000', [0, 9, 0, 0.5], [12, 13, 0, 0.5]]);
  });

  it('leaves out the time with nobody in front, what is not known, and what is still to come', () => {
    const parts = [part(2, 6, 'aaaaa'), part(6, 8), part(8, 10, 'lllll')];
    expect(ribbonBands(parts, DAY, peopleIn).paper.map(({ x, width }) => [x * 24, (x + width) * 24])).toEqual(
      [
        [0, 2],
        [6, 8],
        [10, 24],
      ],
    );
  });

  it('draws the time of which nothing is known neither as people nor as nobody', () => {
    const unknown = unknownPart(6, 24);
    const content = ribbonBands([part(2, 6, 'aaaaa'), unknown], DAY, peopleIn);
    expect(content.unknown).toEqual([{ x: 0.25, y: 0, width: 0.75, height: 1 }]);
    expect(content.paper.map(({ x, width }) => [x * 24, width * 24])).toEqual([[0, 2]]);
    const html = renderToStaticMarkup(
      <Ribbon day={DAY} parts={[unknown]} peopleIn={peopleIn} label="Friday" />,
    );
    expect(html.match(/<path/g)).toHaveLength(2);
  });

  it('draws members who must not be distinguished as one', () => {
    expect(drawn([part(0, 6, 'xxxxx', 'yyyyy'), part(6, 24, 'yyyyy')])).toEqual([[null, [0, 24, 0, 1]]]);
  });

  it('draws a crowd as one without a colour', () => {
    const crowd = new Map(
      Array.from({ length: 2_500 }, (_, index) => [
        `m${index}`,
        person(`m${index}`, `M ${index}`, '#aa0000'),
      ]),
    );
    const parts = [part(0, 24, ...crowd.keys())];
    expect(ribbonBands(parts, DAY, createPeopleIn(crowd)).bands).toEqual([
      { color: null, boxes: [{ x: 0, y: 0, width: 1, height: 1 }] },
    ]);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-05-03', 24],
  ])('is as wide as the day %s is long', (key, hours) => {
    const day = periodOfDay(key, createDayFinder('Europe/Berlin'));
    const noonMs = Date.parse(`${key}T12:00:00Z`);
    const switches = [{ atMs: noonMs, memberIds: ['lllll'] }] as unknown as TimedSwitch[];
    const parts = frontsWithin(switches, day, { nowMs: noonMs + 100 * HOUR_MS });
    const [box] = ribbonBands(parts, day, peopleIn).bands[0]?.boxes ?? [];
    expect(box?.x).toBeCloseTo((noonMs - day.fromMs) / (hours * HOUR_MS));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(1);
  });

  it('has one path for each colour, however many switches the day has, and its words', () => {
    const parts = Array.from({ length: 480 }, (_, index) =>
      part(index / 20, (index + 1) / 20, index % 2 === 0 ? 'aaaaa' : 'lllll'),
    );
    const html = renderToStaticMarkup(
      <Ribbon day={DAY} parts={parts} peopleIn={peopleIn} label="Friday: Ash" />,
    );
    expect(html.match(/<path/g)).toHaveLength(3);
    expect(html).toContain('role="img" ');
    expect(html).toContain('aria-label="Friday: Ash"');
    const silent = renderToStaticMarkup(<Ribbon day={DAY} parts={parts} peopleIn={peopleIn} label={null} />);
    expect(silent).toContain('aria-hidden="true"');
  });

  it('hatches who has no colour, and draws no path for them', () => {
    const of = (...ids: string[]) =>
      renderToStaticMarkup(
        <Ribbon day={DAY} parts={[part(0, 24, ...ids)]} peopleIn={peopleIn} label={null} />,
      );
    expect(of('xxxxx')).toContain('data-hatched');
    expect(of('xxxxx').match(/<path/g)).toHaveLength(1);
    expect(of('aaaaa')).not.toContain('data-hatched');
  });
});

test('what is not certain has a dotted edge: a line where a front began, a box from when on somebody was there', () => {
  const parts = [
    { ...part(0, 6, 'aaaaa'), isAbout: true },
    { ...part(6, 24, 'lllll'), somebodyMs: 12 * HOUR_MS },
  ];
  const { unsure } = ribbonBands(parts, DAY, peopleIn);
  expect(unsure).toEqual([
    { x: 0, y: 0, width: 0, height: 1 },
    { x: 0.5, y: 0, width: 0.5, height: 1 },
  ]);
  const pathsOf = (all: readonly FrontPart[]) =>
    renderToStaticMarkup(<Ribbon day={DAY} parts={all} peopleIn={peopleIn} label={null} />).match(/<path/g);
  expect(pathsOf(parts)).toHaveLength(5);
  expect(pathsOf([part(0, 6, 'aaaaa'), part(6, 24, 'lllll')])).toHaveLength(3);
});

test.each([
  [
    [part(0, 11, 'jjjjj', 'aaaaa'), part(11, 13, 'lllll'), part(13, 24, 'jjjjj')],
    'Ash and Juniper until 11; Luna until 13; Juniper',
  ],
  [[part(0, 5, 'lllll'), part(5, 7), part(7, 24, 'zzzzz')], 'Luna until 5; switched out until 7; Someone'],
  // The history begins on that day, and something in it is not known.
  [[part(3, 5, 'lllll'), part(7, 24, 'aaaaa')], 'Luna from 3 until 5; Ash from 7'],
  [[part(3, 3, 'lllll'), unknownPart(3, 7), part(7, 24, 'aaaaa')], 'Luna from 3, end not known; Ash from 7'],
  [[unknownPart(0, 7), part(7, 24, 'aaaaa')], 'not loaded yet until 7; Ash'],
  [[part(0, 5, 'lllll'), part(5, 5), unknownPart(5, 24)], 'Luna until 5; switched out from 5, end not known'],
  [[unknownPart(0, 24)], 'not loaded yet'],
  [
    [part(0, 9, 'lllll', 'yyyyy', 'zzzzz'), part(9, 24, 'yyyyy', 'zzzzz')],
    'Luna and 2 others until 9; Someone and one other',
  ],
  [[], 'nothing known'],
  [
    [
      { ...part(0, 5, 'lllll'), isAbout: true },
      { ...part(5, 24, 'aaaaa'), somebodyMs: 9 * HOUR_MS },
    ],
    'Luna until 5 (since about 0); Ash (and somebody from 9, not known who)',
  ],
  [
    Array.from({ length: 24 }, (_, hour) => part(hour, hour + 1, hour % 2 === 0 ? 'aaaaa' : 'lllll')),
    'Ash until 1; Luna until 2; Ash until 3; Luna until 4; Ash until 5; Luna until 6; Ash until 7; Luna until 8; and 16 more',
  ],
])('a ribbon in words (%#)', (parts, text) => {
  const time = (atMs: number) => String(atMs / HOUR_MS);
  expect(ribbonText(parts, DAY, { nowMs: 30 * HOUR_MS, namesIn, time })).toBe(text);
});

test('a ribbon has a switch that was just recorded, but none of the future', () => {
  const switches = (atMs: number) => [{ atMs }] as TimedSwitch[];
  expect(drawnUntil(switches(5), 9)).toBe(9);
  expect(drawnUntil(switches(9), 9)).toBe(10);
  expect(drawnUntil(switches(30_000), 9)).toBe(30_001);
  expect(drawnUntil(switches(HOUR_MS), 9)).toBe(9);
  expect(drawnUntil([], 9)).toBe(9);
});

test('the front of now has no end in the words of its ribbon', () => {
  const time = (atMs: number) => String(atMs / HOUR_MS);
  const options = { nowMs: 9 * HOUR_MS, namesIn, time };
  expect(ribbonText([part(0, 5, 'lllll'), part(5, 9, 'aaaaa')], DAY, options)).toBe('Luna until 5; Ash');
});

test('the owner sees how many former members a front had, and all see how many names are left out', () => {
  const owned = (names: string[], unnamed: number, max = 2) =>
    namesOfFront(names, unnamed, { isOwner: true, max });
  expect(owned([], 1)).toEqual(['a former member']);
  expect(owned(['Ash'], 2)).toEqual(['Ash', '2 former members']);
  expect(owned(['Ash', 'Fern', 'Luna'], 2)).toEqual(['Ash', 'Fern', '3 others']);
  expect(namesOfFront(['Ash'], 2, { isOwner: false })).toEqual(['Ash', '2 others']);
});
