import type { ShownDay } from '../../../parts/calendar/create-day-at.ts';
import type { CalendarDays } from '../../../parts/calendar/day-button.tsx';
import { monthName } from '../../../parts/calendar/month-name.ts';
import { calendarMonth } from '../../../parts/calendar/months.ts';
import { weekDays } from '../../../parts/calendar/week-days.ts';
import type { PeopleIn } from '../../../parts/ribbon/person.ts';
import { type RibbonBox, ribbonBands } from '../../../parts/ribbon/ribbon-bands.ts';
import { outlineColor } from '../../../ui/colors/outline-color.ts';
import {
  BELOW_HEADING,
  headingMarks,
  PICTURE_INK,
  PICTURE_MARGIN,
  type Picture,
  type PictureMark,
} from '../picture/picture.ts';
import { insightWords } from '../words.ts';

const SIZES = {
  large: { cell: 96, row: 64, columns: 1, text: 13 },
  small: { cell: 32, row: 28, columns: 3, text: 11 },
} as const;
const TITLE_PX = 28;
const DOT_EVERY_PX = 4;
const LABELS_PX = 22;
const MOST_WEEKS = 6;
/** The height of a day's number above its ribbon. */
const NUMBER_PX = 20;
const BETWEEN_PX = 32;

interface CalendarPictureOptions {
  readonly title: string;
  readonly subtitle: string;
  /** As `2026-05`. */
  readonly months: readonly string[];
  readonly daysOf: CalendarDays['daysOf'];
  readonly peopleIn: PeopleIn;
}

/** Months as grids of days, each with the colours of its people. */
export function calendarPicture({ title, months, ...options }: CalendarPictureOptions): Picture {
  const isWhole = months.every((month) => options.daysOf(month).every((day) => day.isWhole));
  const subtitle = isWhole ? options.subtitle : insightWords.calendar.pictureGap(options.subtitle);
  const size = months.length === 1 ? SIZES.large : SIZES.small;
  const monthWidth = 7 * size.cell;
  const monthHeight = TITLE_PX + LABELS_PX + MOST_WEEKS * size.row;
  const marks = months.flatMap((month, index) => {
    const x = PICTURE_MARGIN + (index % size.columns) * (monthWidth + BETWEEN_PX);
    const y = BELOW_HEADING + Math.floor(index / size.columns) * (monthHeight + BETWEEN_PX);
    return monthMarks(month, { ...options, size, x, y });
  });
  const rows = Math.ceil(months.length / size.columns);
  return {
    title,
    width: 2 * PICTURE_MARGIN + size.columns * monthWidth + (size.columns - 1) * BETWEEN_PX,
    height: BELOW_HEADING + rows * (monthHeight + BETWEEN_PX),
    marks: [...headingMarks(title, subtitle), ...marks],
  };
}

interface MonthPlace extends Pick<CalendarPictureOptions, 'daysOf' | 'peopleIn'> {
  readonly size: (typeof SIZES)[keyof typeof SIZES];
  readonly x: number;
  readonly y: number;
}

function monthMarks(month: string, { daysOf, peopleIn, size, x, y }: MonthPlace): PictureMark[] {
  const { text, soft, line, ground } = PICTURE_INK;
  const labels = weekDays('short').map(
    (name, day): PictureMark => ({
      kind: 'text',
      x: x + day * size.cell + 4,
      y: y + TITLE_PX + 8,
      text: name,
      size: 11,
      fill: soft,
    }),
  );
  const shown = new Map(daysOf(month).map((day) => [day.key, day]));
  const top = y + TITLE_PX + LABELS_PX;
  const days = calendarMonth(month).weeks.flatMap((week, row) =>
    week.flatMap((day, column): PictureMark[] => {
      if (day === null) return [];
      const [left, above] = [x + column * size.cell, top + row * size.row];
      const box = { kind: 'rect', x: left, y: above } as const;
      const [width, height] = [size.cell - 2, size.row - 2];
      const isLarge = size === SIZES.large;
      const ribbon = {
        x: left + 3,
        y: above + (isLarge ? NUMBER_PX : NUMBER_PX - 6),
        width: width - 6,
        height: height - 3 - (isLarge ? NUMBER_PX : NUMBER_PX - 6),
      };
      return [
        { ...box, width, height, fill: line },
        { ...box, x: left + 1, y: above + 1, width: width - 2, height: height - 2, fill: ground },
        {
          kind: 'text',
          x: left + 4,
          y: above + (isLarge ? 11 : 8),
          size: size.text,
          fill: text,
          text: String(Number(day.slice(8))),
        },
        ...ribbonMarks(shown.get(day), peopleIn, ribbon),
      ];
    }),
  );
  return [
    { kind: 'text', x, y: y + 10, text: monthName(month, 'long'), size: 15, fill: text, isStrong: true },
    ...labels,
    ...days,
  ];
}

/** The ribbon of a day within a box. A pale colour has a line of its own. */
export function ribbonMarks(day: ShownDay | undefined, peopleIn: PeopleIn, room: RibbonBox): PictureMark[] {
  if (day === undefined || day.parts.length === 0) return [];
  const { bands, unknown } = ribbonBands(day.parts, day.period, peopleIn);
  const dots = unknown.flatMap((box) => dotsIn(box, room));
  const people = bands.flatMap(({ color, boxes }) => {
    const outline = outlineColor(color, 'light') ?? PICTURE_INK.bar;
    return boxes.flatMap((box): PictureMark[] => {
      const mark = {
        kind: 'rect',
        x: room.x + box.x * room.width,
        y: room.y + box.y * room.height,
        width: Math.max(box.width * room.width, 0.5),
        height: box.height * room.height,
        fill: outline,
      } as const;
      const isOutlined = color !== null && color !== outline && mark.width > 2 && mark.height > 2;
      const inner = {
        ...mark,
        x: mark.x + 0.5,
        y: mark.y + 0.5,
        width: mark.width - 1,
        height: mark.height - 1,
      };
      return isOutlined ? [mark, { ...inner, fill: color }] : [mark];
    });
  });
  return [...dots, ...people];
}

/** A dotted line across the middle. */
function dotsIn({ x, width }: RibbonBox, room: RibbonBox): PictureMark[] {
  const count = Math.max(1, Math.floor((width * room.width) / DOT_EVERY_PX));
  return Array.from({ length: count }, (_, index) => ({
    kind: 'rect',
    x: room.x + x * room.width + index * DOT_EVERY_PX,
    y: room.y + room.height / 2,
    width: 1.5,
    height: 1.5,
    fill: PICTURE_INK.soft,
  }));
}
