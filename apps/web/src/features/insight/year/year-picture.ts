import { monthName } from '../../../parts/calendar/month-name.ts';
import { daysOfMonth } from '../../../parts/calendar/months.ts';
import type { FileNaming } from '../../../parts/export-file/file-naming.ts';
import type { Person } from '../../../parts/ribbon/person.ts';
import { outlineColor } from '../../../ui/colors/outline-color.ts';
import { ribbonMarks } from '../calendar/calendar-picture.ts';
import { faceMarks } from '../picture/face-marks.ts';
import {
  BELOW_HEADING,
  fittedText,
  headingMarks,
  PICTURE_INK,
  PICTURE_MARGIN,
  type Picture,
  type PictureMark,
} from '../picture/picture.ts';
import { insightWords } from '../words.ts';
import type { YearDays } from './quilt-page.tsx';

const words = insightWords.year;
const MONTH_PX = 44;
const PATCH = { width: 20, height: 26, gap: 2 };
const QUILT_PX = MONTH_PX + 31 * (PATCH.width + PATCH.gap);
const BETWEEN_PX = 24;
const FACE = { size: 40, gap: 8 };
const NAME_ROW_PX = 24;
const NAME_COLUMNS = 3;
/** The size of names. */
export const NAME_PX = 13;

interface YearPictureOptions {
  readonly year: number;
  readonly days: YearDays;
  readonly people: readonly Person[];
  readonly naming: FileNaming;
  /** The name of a member in the picture. */
  readonly write: (person: Person) => string;
  /** Measures a name in pixels. */
  readonly widthOf: (text: string) => number;
}

/** A year as a quilt, and below it nobody, everybody's face or everybody's name. */
export function yearPicture({ year, days, people, ...how }: YearPictureOptions): Picture {
  const quilt = days.months.flatMap((month, row) => monthMarks(month, row, days));
  const isWhole = days.months.every((month) =>
    daysOfMonth(month).every((day) => days.dayAt(day, days.endMs).isWhole),
  );
  const top = BELOW_HEADING + days.months.length * (PATCH.height + PATCH.gap) + BETWEEN_PX;
  const { marks, height } =
    how.naming === 'names'
      ? nameMarks(people, top, how)
      : facesMarks(how.naming === 'none' ? [] : people, top, how);
  const title = String(year);
  return {
    title,
    width: 2 * PICTURE_MARGIN + QUILT_PX,
    height: top + height,
    marks: [
      ...headingMarks(title, isWhole ? words.quilt : insightWords.calendar.pictureGap(words.quilt)),
      ...quilt,
      ...marks,
    ],
  };
}

function monthMarks(month: string, row: number, { dayAt, peopleIn, endMs }: YearDays): PictureMark[] {
  const y = BELOW_HEADING + row * (PATCH.height + PATCH.gap);
  const { soft } = PICTURE_INK;
  const patches = daysOfMonth(month).flatMap((key, index): PictureMark[] => {
    const { width, height, gap } = PATCH;
    const box = { x: PICTURE_MARGIN + MONTH_PX + index * (width + gap), y, width, height };
    const ground = { kind: 'rect', ...box, fill: PICTURE_INK.steps[0] } as const;
    return [ground, ...ribbonMarks(dayAt(key, endMs), peopleIn, box)];
  });
  const label: PictureMark = {
    kind: 'text',
    x: PICTURE_MARGIN,
    y: y + PATCH.height / 2,
    text: monthName(month, 'short'),
    size: 12,
    fill: soft,
  };
  return [label, ...patches];
}

type Written = Pick<YearPictureOptions, 'write' | 'widthOf'>;

interface Marks {
  readonly marks: readonly PictureMark[];
  readonly height: number;
}

function facesMarks(people: readonly Person[], top: number, { write }: Written): Marks {
  const { size, gap } = FACE;
  const perRow = Math.floor((QUILT_PX + gap) / (size + gap));
  const marks = people.flatMap((person, index): PictureMark[] => {
    const x = PICTURE_MARGIN + (index % perRow) * (size + gap);
    const y = top + Math.floor(index / perRow) * (size + gap);
    return [...faceMarks(person, write(person), { x, y, size })];
  });
  return { marks, height: Math.ceil(people.length / perRow) * (size + gap) + PICTURE_MARGIN };
}

function inset({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>, by: number) {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by, radius: width / 2 - by };
}

function nameMarks(people: readonly Person[], top: number, { write, widthOf }: Written): Marks {
  const columnPx = QUILT_PX / NAME_COLUMNS;
  const rows = Math.ceil(people.length / NAME_COLUMNS);
  const marks = people.flatMap((person, index): PictureMark[] => {
    const x = PICTURE_MARGIN + Math.floor(index / rows) * columnPx;
    const y = top + (index % rows) * NAME_ROW_PX;
    const dot = { kind: 'rect', x, y: y + 6, width: 12, height: 12, radius: 6 } as const;
    return [
      { ...dot, fill: outlineColor(person.color, 'light') ?? PICTURE_INK.bar },
      { ...dot, ...inset(dot, 1), fill: person.color ?? PICTURE_INK.bar },
      {
        kind: 'text',
        x: x + 20,
        y: y + NAME_ROW_PX / 2,
        text: fittedText(write(person), columnPx - 32, widthOf),
        size: NAME_PX,
        fill: PICTURE_INK.text,
      },
    ];
  });
  return { marks, height: rows * NAME_ROW_PX + PICTURE_MARGIN };
}
