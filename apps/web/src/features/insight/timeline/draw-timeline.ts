import type { Period } from '@frontboard/insight';
import { scaleTime } from 'd3-scale';
import type { Theme } from '../../../ui/colors/outline-color.ts';
import { insightWords } from '../words.ts';
import { barLook, barRects, laneName, type PlainInk } from './lane-look.ts';
import { laneBars, type TimelineLane } from './lanes.ts';
import { tickLabel } from './tick-label.ts';

export const LANE_HEIGHT = 36;
export const AXIS_HEIGHT = 28;
const BAR_HEIGHT = 20;
/** The faces beside the names, px. */
export const FACE_PX = 24;
const FACE_START = 4;
const TICK_EVERY_PX = 110;
const NARROW_PX = 560;

/** The colours of the canvas, from its style. */
export interface TimelineInk extends PlainInk {
  readonly text: string;
  readonly soft: string;
  readonly line: string;
  readonly font: string;
  readonly theme: Theme;
}

/** The input of a drawing. */
export interface TimelineScene {
  readonly lanes: readonly TimelineLane[];
  readonly view: Period;
  readonly nowMs: number;
  readonly width: number;
  readonly height: number;
  /** The vertical scroll position of the lanes. */
  readonly scrollTop: number;
  readonly ink: TimelineInk;
}

/** The width of the faces and names beside the lanes. */
export function namesWidth(width: number): number {
  return FACE_START + FACE_PX + (width < NARROW_PX ? 96 : 160);
}

/** The indexes of the lanes in view, the last one excluded. */
export function lanesInView({
  lanes,
  scrollTop,
  height,
}: Pick<TimelineScene, 'lanes' | 'scrollTop' | 'height'>) {
  // A picture may have no height yet, and where scrolling bounces, the position is negative.
  const first = Math.max(0, Math.floor(scrollTop / LANE_HEIGHT));
  const last = Math.min(lanes.length, Math.ceil((scrollTop + height - AXIS_HEIGHT) / LANE_HEIGHT));
  return { first, last: Math.max(first, last) };
}

/** Where the face of a lane is, below the times: px. */
export function facePlace(index: number, scrollTop: number) {
  return { top: index * LANE_HEIGHT - scrollTop + (LANE_HEIGHT - FACE_PX) / 2, left: FACE_START };
}

/** Draws the visible lanes: the work depends on the size of the picture, not on the number of lanes. */
export function drawTimeline(context: CanvasRenderingContext2D, scene: TimelineScene): void {
  const { lanes, view, nowMs, width, height, scrollTop, ink } = scene;
  const left = namesWidth(width);
  const scale = scaleTime().domain([view.fromMs, view.toMs]).range([left, width]);
  context.clearRect(0, 0, width, height);
  context.textBaseline = 'middle';
  context.font = ink.font;

  const ticks = scale.ticks(Math.max(2, Math.floor((width - left) / TICK_EVERY_PX)));
  const stepMs = Number(ticks[1] ?? 0) - Number(ticks[0] ?? 0);
  context.fillStyle = ink.line;
  for (const tick of ticks) context.fillRect(Math.round(scale(tick)), AXIS_HEIGHT, 1, height);

  const { first, last } = lanesInView(scene);
  for (let index = first; index < last; index += 1) {
    const lane = lanes[index];
    if (lane === undefined) continue;
    const top = AXIS_HEIGHT + index * LANE_HEIGHT - scrollTop;
    const look = barLook(lane.person, ink.theme, ink);
    for (const bar of laneBars(lane, scale, { left, right: width, view })) {
      for (const rect of barRects(bar, look, top + (LANE_HEIGHT - BAR_HEIGHT) / 2, BAR_HEIGHT)) {
        context.globalAlpha = rect.opacity;
        context.fillStyle = rect.fill;
        context.fillRect(rect.x, rect.y, rect.width, rect.height);
      }
    }
    context.globalAlpha = 1;
    drawName(context, lane, top, left, ink);
    context.fillStyle = ink.line;
    context.fillRect(0, top + LANE_HEIGHT - 1, width, 1);
  }

  const nowX = scale(nowMs);
  if (nowX >= left && nowX <= width) {
    context.fillStyle = ink.text;
    context.fillRect(Math.round(nowX) - 1, AXIS_HEIGHT - 6, 2, height);
  }
  context.fillStyle = ink.ground;
  context.fillRect(0, 0, width, AXIS_HEIGHT);
  context.fillStyle = ink.soft;
  const isNowShown = nowX >= left && nowX <= width;
  const nowStart = isNowShown ? Math.round(nowX) - nowWidth(context) : Number.POSITIVE_INFINITY;
  for (const tick of ticks) {
    const label = tickLabel(tick, stepMs);
    const x = Math.round(scale(tick)) + 4;
    // No part of a time stands beside the word for the present.
    if (x < nowX && x + context.measureText(label).width > nowStart) continue;
    context.fillText(label, x, AXIS_HEIGHT / 2);
  }
  if (isNowShown) drawNow(context, Math.round(nowX), ink);
}

function nowWidth(context: CanvasRenderingContext2D): number {
  return context.measureText(insightWords.now).width + 12;
}

/** The word at the line of the present, above the times beside it. */
function drawNow(context: CanvasRenderingContext2D, x: number, ink: TimelineInk): void {
  const { now } = insightWords;
  const width = nowWidth(context);
  context.fillStyle = ink.ground;
  context.fillRect(x - width, 0, width + 1, AXIS_HEIGHT);
  context.fillStyle = ink.text;
  context.fillRect(x - 1, 6, 2, AXIS_HEIGHT);
  context.fillText(now, x - width + 4, AXIS_HEIGHT / 2);
}

function drawName(
  context: CanvasRenderingContext2D,
  { person }: TimelineLane,
  top: number,
  left: number,
  ink: TimelineInk,
): void {
  context.fillStyle = ink.ground;
  context.fillRect(0, top, left, LANE_HEIGHT);
  context.save();
  context.beginPath();
  context.rect(0, top, left - 8, LANE_HEIGHT);
  context.clip();
  context.fillStyle = ink.text;
  context.fillText(laneName(person), FACE_START + FACE_PX + 8, top + LANE_HEIGHT / 2);
  context.restore();
}
