import type { Period } from '@frontboard/insight';
import { scaleTime } from 'd3-scale';
import type { Person } from '../../../parts/ribbon/person.ts';
import {
  BELOW_HEADING,
  fittedText,
  headingMarks,
  PICTURE_INK,
  PICTURE_MARGIN,
  type Picture,
  type PictureMark,
} from '../picture/picture.ts';
import { barLook, barRects } from './lane-look.ts';
import { laneBars, type TimelineLane } from './lanes.ts';
import { tickLabel } from './tick-label.ts';

const WIDTH = 1_200;
const NAMES_PX = 180;
const LANE_PX = 26;
const BAR_PX = 16;
const AXIS_PX = 28;
const TICKS = 9;
export const NAME_SIZE = 13;

interface TimelinePictureOptions {
  readonly title: string;
  readonly subtitle: string;
  /** The lanes with something in view. */
  readonly lanes: readonly TimelineLane[];
  readonly view: Period;
  readonly nowMs: number;
  /** The name of a lane. */
  readonly write: (person: Person) => string;
  /** Measures texts of `NAME_SIZE`. */
  readonly widthOf: (text: string) => number;
}

/** The lanes of a timeline, all of them visible. */
export function timelinePicture({
  title,
  subtitle,
  lanes,
  view,
  nowMs,
  write,
  widthOf,
}: TimelinePictureOptions): Picture {
  const { text, soft, line } = PICTURE_INK;
  const left = PICTURE_MARGIN + NAMES_PX;
  const right = WIDTH - PICTURE_MARGIN;
  const top = BELOW_HEADING + AXIS_PX;
  const bottom = top + lanes.length * LANE_PX;
  const scale = scaleTime().domain([view.fromMs, view.toMs]).range([left, right]);
  const ticks = scale.ticks(TICKS);
  const stepMs = Number(ticks[1] ?? 0) - Number(ticks[0] ?? 0);
  const marks: PictureMark[] = [...headingMarks(title, subtitle)];
  for (const tick of ticks) {
    const x = scale(tick);
    marks.push({ kind: 'rect', x, y: top - 6, width: 1, height: bottom - top + 6, fill: line });
    marks.push({
      kind: 'text',
      x: x + 4,
      y: BELOW_HEADING + 10,
      text: tickLabel(tick, stepMs),
      size: 12,
      fill: soft,
    });
  }
  for (const [index, lane] of lanes.entries()) {
    const y = top + index * LANE_PX;
    const name = fittedText(write(lane.person), NAMES_PX - 12, widthOf);
    marks.push({
      kind: 'text',
      x: PICTURE_MARGIN,
      y: y + LANE_PX / 2,
      text: name,
      size: NAME_SIZE,
      fill: text,
    });
    const look = barLook(lane.person, 'light', PICTURE_INK);
    for (const bar of laneBars(lane, scale, { left, right, view })) {
      for (const rect of barRects(bar, look, y + (LANE_PX - BAR_PX) / 2, BAR_PX)) {
        marks.push({ kind: 'rect', ...rect });
      }
    }
    marks.push({
      kind: 'rect',
      x: PICTURE_MARGIN,
      y: y + LANE_PX - 1,
      width: right - PICTURE_MARGIN,
      height: 1,
      fill: line,
    });
  }
  const nowX = scale(nowMs);
  if (nowX > left && nowX < right) {
    marks.push({ kind: 'rect', x: nowX, y: top - 6, width: 2, height: bottom - top + 6, fill: text });
  }
  return { title, width: WIDTH, height: bottom + PICTURE_MARGIN, marks };
}
