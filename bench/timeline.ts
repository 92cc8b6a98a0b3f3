import type { Page } from '@playwright/test';
import { longestTaskMs } from './lib/long-tasks.ts';

/** The cost of moving a picture. */
export interface MovingMeasure {
  readonly what: string;
  /** From one frame to the next while it moves: half of them take no longer, and none takes longer than the worst. */
  readonly medianFrameMs: number;
  readonly worstFrameMs: number;
  /** The longest task of the main thread; 0 below 50 ms. */
  readonly longestTaskMs: number;
}

/** As many moves as a hand makes in a second. */
const MOVES = 60;
const STEP_PX = 6;
const ZOOM_WHEEL = 100;

declare global {
  interface Window {
    benchFrames: number[];
    benchStopFrames: () => void;
  }
}

/** A text and not a function: the TypeScript runner puts helpers into functions that the page does not have. */
const COUNT_FRAMES = `(() => {
  window.benchFrames = [];
  let request = requestAnimationFrame(function note(atMs) {
    window.benchFrames.push(atMs);
    request = requestAnimationFrame(note);
  });
  window.benchStopFrames = () => cancelAnimationFrame(request);
})()`;

/** Drags and zooms the timeline that is open, from a week to the whole history and back. */
export async function measureTimeline(page: Page): Promise<readonly MovingMeasure[]> {
  const box = await page.locator('main canvas').boundingBox();
  if (box === null) throw new Error('There is no timeline.');
  const [middleX, middleY] = [box.x + box.width * 0.6, box.y + box.height / 2];
  const drag = async () => {
    await page.mouse.move(middleX, middleY);
    await page.mouse.down();
    for (let move = 1; move <= MOVES; move += 1) await page.mouse.move(middleX + move * STEP_PX, middleY);
    await page.mouse.up();
  };
  const zoom = async (by: number) => {
    await page.keyboard.down('Control');
    for (let move = 0; move < MOVES; move += 1) await page.mouse.wheel(0, by);
    await page.keyboard.up('Control');
  };
  return [
    await whileMoving(page, 'a week dragged', drag),
    await whileMoving(page, 'zoomed out', () => zoom(ZOOM_WHEEL)),
    await whileMoving(page, 'all years dragged', drag),
    await whileMoving(page, 'zoomed in', () => zoom(-ZOOM_WHEEL)),
  ];
}

async function whileMoving(page: Page, what: string, move: () => Promise<void>): Promise<MovingMeasure> {
  await longestTaskMs(page);
  await page.evaluate(COUNT_FRAMES);
  await move();
  const frames = await page.evaluate(() => {
    window.benchStopFrames();
    return window.benchFrames;
  });
  const lengths = frames.slice(1).map((atMs, index) => atMs - (frames[index] ?? atMs));
  lengths.sort((a, b) => a - b);
  return {
    what,
    medianFrameMs: lengths[lengths.length >> 1] ?? Number.NaN,
    worstFrameMs: lengths.at(-1) ?? Number.NaN,
    longestTaskMs: await longestTaskMs(page),
  };
}
