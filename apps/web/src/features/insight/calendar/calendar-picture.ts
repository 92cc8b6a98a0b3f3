import { intensity } from '../intensity.ts';
import {
  BELOW_HEADING,
  headingMarks,
  PICTURE_INK,
  PICTURE_MARGIN,
  type Picture,
  type PictureMark,
} from '../picture/picture.ts';
import { weekDays } from '../week-days.ts';
import { calendarMonth } from './months.ts';

/** A single month has room for amounts, one of twelve has not. */
const SIZES = {
  large: { cell: 96, row: 64, columns: 1, text: 13 },
  small: { cell: 32, row: 28, columns: 3, text: 11 },
} as const;
const TITLE_PX = 28;
const LABELS_PX = 22;
const MOST_WEEKS = 6;
const BETWEEN_PX = 32;

interface CalendarPictureOptions {
  readonly title: string;
  readonly subtitle: string;
  /** As `2026-05`. */
  readonly months: readonly string[];
  readonly monthName: (month: string) => string;
  readonly amounts: ReadonlyMap<string, number>;
  /** Formats an amount. */
  readonly say: (amount: number) => string;
}

/** Months as grids of days; darker days have more. */
export function calendarPicture({ title, subtitle, months, ...options }: CalendarPictureOptions): Picture {
  const size = months.length === 1 ? SIZES.large : SIZES.small;
  const most = Math.max(0, ...options.amounts.values());
  const monthWidth = 7 * size.cell;
  const monthHeight = TITLE_PX + LABELS_PX + MOST_WEEKS * size.row;
  const marks = months.flatMap((month, index) => {
    const x = PICTURE_MARGIN + (index % size.columns) * (monthWidth + BETWEEN_PX);
    const y = BELOW_HEADING + Math.floor(index / size.columns) * (monthHeight + BETWEEN_PX);
    return monthMarks(month, { ...options, most, size, x, y });
  });
  const rows = Math.ceil(months.length / size.columns);
  return {
    title,
    width: 2 * PICTURE_MARGIN + size.columns * monthWidth + (size.columns - 1) * BETWEEN_PX,
    height: BELOW_HEADING + rows * (monthHeight + BETWEEN_PX),
    marks: [...headingMarks(title, subtitle), ...marks],
  };
}

interface MonthPlace extends Pick<CalendarPictureOptions, 'monthName' | 'amounts' | 'say'> {
  readonly most: number;
  readonly size: (typeof SIZES)[keyof typeof SIZES];
  readonly x: number;
  readonly y: number;
}

function monthMarks(month: string, { monthName, amounts, say, most, size, x, y }: MonthPlace): PictureMark[] {
  const { text, soft, line, paleSteps } = PICTURE_INK;
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
  const top = y + TITLE_PX + LABELS_PX;
  const days = calendarMonth(month).weeks.flatMap((week, row) =>
    week.flatMap((day, column): PictureMark[] => {
      if (day === null) return [];
      const [left, above] = [x + column * size.cell, top + row * size.row];
      const amount = amounts.get(day) ?? 0;
      const box = { kind: 'rect', x: left, y: above } as const;
      const number = { kind: 'text', x: left + 6, size: size.text, fill: text } as const;
      return [
        { ...box, width: size.cell - 2, height: size.row - 2, fill: line },
        {
          ...box,
          x: left + 1,
          y: above + 1,
          width: size.cell - 4,
          height: size.row - 4,
          fill: paleSteps[intensity(amount, most)] ?? '',
        },
        { ...number, y: above + 14, text: String(Number(day.slice(8))) },
        ...(size === SIZES.large && amount > 0
          ? [{ ...number, y: above + 44, size: 11, text: say(amount) }]
          : []),
      ];
    }),
  );
  return [
    { kind: 'text', x, y: y + 10, text: monthName(month), size: 15, fill: text, isStrong: true },
    ...labels,
    ...days,
  ];
}
