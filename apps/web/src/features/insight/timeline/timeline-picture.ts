import type { Period } from '@frontboard/insight';
import { initials } from '@frontboard/model';
import { scaleTime } from 'd3-scale';
import type { FileNaming } from '../../../parts/export-file/file-naming.ts';
import type { Person } from '../../../parts/ribbon/person.ts';
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
import { barLook, barRects } from './lane-look.ts';
import { laneBars, NOBODY, type TimelineLane } from './lanes.ts';
import { tickLabel } from './tick-label.ts';

const WIDTH = 1_200;
const NAMES_PX = 200;
/** As on the screen; closer together where a canvas can't hold more. */
const ROOMY = { lanePx: 36, facePx: 24, barPx: 20 };
const DENSE = { lanePx: 26, facePx: 20, barPx: 16 };
const MOST_ROOMY_LANES = 350;
const AXIS_PX = 28;
const FACE_GAP_PX = 8;
const TICKS = 9;
export const NAME_SIZE = 13;

interface TimelinePictureOptions {
  readonly title: string;
  readonly subtitle: string;
  /** The lanes with something in view. */
  readonly lanes: readonly TimelineLane[];
  readonly view: Period;
  readonly nowMs: number;
  /** Whose lanes they are. */
  readonly kind: 'members' | 'groups';
  readonly naming: FileNaming;
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
  kind,
  naming,
  write,
  widthOf,
}: TimelinePictureOptions): Picture {
  const { text, soft, line } = PICTURE_INK;
  const { lanePx, facePx, barPx } = lanes.length > MOST_ROOMY_LANES ? DENSE : ROOMY;
  const left = PICTURE_MARGIN + NAMES_PX;
  const right = WIDTH - PICTURE_MARGIN;
  const top = BELOW_HEADING + AXIS_PX;
  const bottom = top + lanes.length * lanePx;
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
    const y = top + index * lanePx;
    const nameX = PICTURE_MARGIN + facePx + FACE_GAP_PX;
    const name = fittedText(write(lane.person), left - 12 - nameX, widthOf);
    if (lane.person !== NOBODY) {
      // Initials in place of the name are there already.
      const letters = naming === 'names' ? initials(lane.person.name) : '';
      const place = { x: PICTURE_MARGIN, y: y + (lanePx - facePx) / 2, size: facePx };
      marks.push(...faceMarks(lane.person, letters, place, kind === 'groups' ? 'squircle' : 'circle'));
    }
    marks.push({
      kind: 'text',
      x: nameX,
      y: y + lanePx / 2,
      text: name,
      size: NAME_SIZE,
      fill: text,
    });
    const look = barLook(lane.person, 'light', PICTURE_INK);
    for (const bar of laneBars(lane, scale, { left, right, view })) {
      for (const rect of barRects(bar, look, y + (lanePx - barPx) / 2, barPx)) {
        marks.push({ kind: 'rect', ...rect });
      }
    }
    marks.push({
      kind: 'rect',
      x: PICTURE_MARGIN,
      y: y + lanePx - 1,
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
