import type { TimedSwitch } from '@frontboard/insight';
import { describe, expect, it } from 'vitest';
import { createDayAt } from '../../parts/calendar/create-day-at.ts';
import { daysOfMonth } from '../../parts/calendar/months.ts';
import { type FileNaming, nameInFile } from '../../parts/export-file/file-naming.ts';
import { createPeopleIn } from '../../parts/ribbon/person.ts';
import { calendarPicture } from './calendar/calendar-picture.ts';
import { fittedText, PICTURE_INK, type Picture } from './picture/picture.ts';
import { svgOf } from './picture/svg-of.ts';
import { barsPicture } from './statistics/bars-picture.ts';
import { hoursPicture } from './statistics/hours-picture.ts';
import { timelineLanes } from './timeline/lanes.ts';
import { timelinePicture } from './timeline/timeline-picture.ts';
import { insightWords } from './words.ts';

const widthOf = (text: string) => text.length * 8;
const texts = ({ marks }: Picture) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const HOUR_MS = 3_600_000;

function timeline(names: readonly string[], naming: FileNaming = 'names'): Picture {
  const people = new Map(
    names.map((name, index) => [`m${index}`, { id: `m${index}`, name, color: '#ff0000' }]),
  );
  const lanes = timelineLanes(
    {
      laneIds: [...people.keys()],
      known: { fromMs: 0, toMs: 24 * HOUR_MS },
      stretches: {
        offsets: Uint32Array.from([0, ...names.map((_, index) => index + 1), names.length]),
        starts: Float64Array.from(names, (_, index) => index * HOUR_MS),
        ends: Float64Array.from(names, (_, index) => (index + 2) * HOUR_MS),
      },
      totals: Float64Array.from([...names.map(() => 2 * HOUR_MS), 0]),
    },
    people,
    'name',
  );
  const view = { fromMs: 0, toMs: 24 * HOUR_MS };
  return timelinePicture({
    title: 'Timeline',
    subtitle: 'a day',
    lanes,
    view,
    nowMs: 0,
    kind: 'members',
    naming,
    write: ({ name }) => nameInFile(name, naming),
    widthOf,
  });
}

describe('a picture that leaves the app', () => {
  it('is an SVG with only attributes, and with the texts of other people escaped', () => {
    const svg = svgOf(timeline(['<script>alert("x")</script>', 'A & B\u0007']));
    expect(svg).not.toContain('<script>');
    expect(svg).not.toMatch(/<style|style=|\son[a-z]+=|href/);
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).toContain('A &amp; B ');
    expect(svg).not.toContain('\u0007');
  });

  it('is an SVG of only the characters that XML allows', () => {
    const every = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit)).join('');
    const svg = svgOf({ ...timeline([every]), title: every });
    expect(svg).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
    expect(svgOf(timeline(['Ash\ufffe 😀']))).toContain('>Ash\ufffd 😀<');
  });

  it('cuts a name of 100 letters where its column ends', () => {
    const name = 'L'.repeat(100);
    expect(texts(timeline([name]))).not.toContain(name);
    const fitted = fittedText(name, 100, widthOf);
    expect(widthOf(fitted)).toBeLessThanOrEqual(100);
    expect(fitted.endsWith('…')).toBe(true);
    expect(fittedText('Luna', 100, widthOf)).toBe('Luna');
    expect(fittedText('🌙🌙🌙', 24, (text) => Array.from(text).length * 8)).toBe('🌙🌙🌙');
  });

  it('has a bar for each session of the timeline, within its lanes', () => {
    const picture = timeline(['Luna', 'Ash', 'Moss']);
    const bars = picture.marks.filter(
      (mark) => mark.kind === 'rect' && mark.height === 20 && mark.radius === undefined,
    );
    expect(bars).toHaveLength(3);
    for (const mark of picture.marks) {
      expect(mark.x).toBeGreaterThanOrEqual(0);
      expect(mark.x).toBeLessThanOrEqual(picture.width);
      expect(mark.y).toBeLessThanOrEqual(picture.height);
    }
  });

  it('has a face for each lane beside its name, with initials only where the name is written out', () => {
    const ofNames = timeline(['Luna Moon']);
    const face = ofNames.marks.find((mark) => mark.kind === 'rect' && mark.radius === 12);
    expect(face).toMatchObject({ width: 24, height: 24 });
    const name = ofNames.marks.find((mark) => mark.kind === 'text' && mark.text === 'Luna Moon');
    expect(name?.x).toBeGreaterThanOrEqual((face?.x ?? 0) + 24);
    expect(texts(ofNames)).toContain('LM');
    expect(texts(timeline(['Luna Moon'], 'initials')).filter((text) => text === 'LM')).toHaveLength(1);
    expect(texts(timeline(['Luna Moon'], 'none'))).not.toContain('LM');
  });

  it('has its lanes closer together where a canvas cannot hold all of them otherwise', () => {
    for (const lanes of [350, 500]) {
      const { width, height } = timeline(Array.from({ length: lanes }, (_, index) => `Member ${index}`));
      expect(width * height).toBeLessThanOrEqual(16_000_000);
    }
    expect(timeline(['Luna', 'Ash']).height - timeline(['Luna']).height).toBe(36);
  });

  it('has all hours of the week, the darkest where most happened', () => {
    const hours = new Array<number>(168).fill(0).with(30, 4).with(31, 1);
    const fills = hoursPicture('Hours', 'a week', hours).marks.flatMap((mark) =>
      mark.kind === 'rect' ? [mark.fill] : [],
    );
    expect(fills).toHaveLength(168);
    expect([fills[29], fills[30], fills[31]]).toEqual([0, 4, 1].map((step) => PICTURE_INK.steps[step]));
  });

  it('has all months of a year, each day in the colours of those who were in front', () => {
    const year = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`);
    const person = { id: 'm1', name: 'Luna', color: '#ff0000' };
    const peopleIn = createPeopleIn(new Map([['m1', person]]));
    const [from, to] = ['2026-05-03T06:00Z', '2026-05-03T18:00Z'].map((time) => Date.parse(time));
    const switches = [
      { atMs: to, memberIds: [] },
      { atMs: from, memberIds: ['m1'] },
    ] as unknown as TimedSwitch[];
    const nowMs = Date.parse('2027-01-01T00:00Z');
    const pictureOf = (months: readonly string[], unknownAfter: ReadonlySet<number> = new Set()) => {
      const dayAt = createDayAt({
        switches,
        unknownAfter,
        zone: 'UTC',
        peopleIn,
        memberId: null,
        unsure: {},
      });
      return calendarPicture({
        title: 'Calendar',
        subtitle: '2026',
        months,
        daysOf: (month) => daysOfMonth(month).map((key) => dayAt(key, nowMs)),
        peopleIn,
      });
    };
    const months = texts(pictureOf(year)).filter((text) => text.endsWith(' 2026'));
    expect(months).toHaveLength(12);
    for (const picture of [pictureOf(year), pictureOf(['2026-05'])]) {
      const own = picture.marks.filter((mark) => mark.fill === '#ff0000');
      expect(own).toHaveLength(1);
    }
    const [bar] = pictureOf(['2026-05']).marks.filter((mark) => mark.fill === '#ff0000');
    // Half of the day, which is 88 pixels wide.
    expect(bar).toMatchObject({ kind: 'rect', width: 44 });
    expect(texts(pictureOf(year))).toContain('2026');
    const unknown = pictureOf(['2026-05'], new Set([Number(from)]));
    expect(unknown.marks.some((mark) => mark.fill === '#ff0000' && 'width' in mark && mark.width > 1)).toBe(
      false,
    );
    expect(texts(unknown)).toContain(insightWords.calendar.pictureGap('2026'));
  });

  it('draws nothing outside its edges if all amounts are 0', () => {
    const { marks, height } = barsPicture({
      title: 'Days',
      subtitle: '',
      amounts: [0, 0],
      first: 'a',
      last: 'b',
      most: '0',
    });
    expect(marks.every(({ y }) => y <= height)).toBe(true);
  });
});
