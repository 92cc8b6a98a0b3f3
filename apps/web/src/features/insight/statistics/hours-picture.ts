import { weekDays } from '../../../parts/calendar/week-days.ts';
import { hourName } from '../hour-name.ts';
import { intensity } from '../intensity.ts';
import {
  BELOW_HEADING,
  headingMarks,
  PICTURE_INK,
  PICTURE_MARGIN,
  type Picture,
  type PictureMark,
} from '../picture/picture.ts';

const DAYS_PX = 60;
const CELL_PX = 36;
const GAP_PX = 3;
const LABELS_PX = 24;

/** The hours of the week; darker hours have more. `hours`: 24 of Monday, then of Tuesday, and so on. */
export function hoursPicture(title: string, subtitle: string, hours: readonly number[]): Picture {
  const most = Math.max(...hours);
  const left = PICTURE_MARGIN + DAYS_PX;
  const top = BELOW_HEADING + LABELS_PX;
  const marks: PictureMark[] = [...headingMarks(title, subtitle)];
  const label = { kind: 'text', size: 12, fill: PICTURE_INK.soft } as const;
  for (let hour = 0; hour < 24; hour += 3) {
    marks.push({ ...label, x: left + hour * CELL_PX, y: BELOW_HEADING + 8, text: hourName(hour, 'short') });
  }
  for (const [day, name] of weekDays('short').entries()) {
    const y = top + day * CELL_PX;
    marks.push({ ...label, x: PICTURE_MARGIN, y: y + (CELL_PX - GAP_PX) / 2, text: name });
    for (let hour = 0; hour < 24; hour += 1) {
      const fill = PICTURE_INK.steps[intensity(hours[day * 24 + hour] ?? 0, most)] ?? PICTURE_INK.ground;
      const side = CELL_PX - GAP_PX;
      marks.push({ kind: 'rect', x: left + hour * CELL_PX, y, width: side, height: side, fill });
    }
  }
  const width = left + 24 * CELL_PX + PICTURE_MARGIN;
  return { title, width, height: top + 7 * CELL_PX + PICTURE_MARGIN, marks };
}
