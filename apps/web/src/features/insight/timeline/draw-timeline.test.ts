import { expect, test } from 'vitest';
import { insightWords } from '../words.ts';
import { drawTimeline, LANE_HEIGHT, lanesInView } from './draw-timeline.ts';
import type { TimelineLane } from './lanes.ts';

const LETTER_PX = 7;
const HOUR_MS = 3_600_000;

/** The texts of a picture without lanes, with where they begin and end: px. */
function drawnTexts(nowMs: number, view: { readonly fromMs: number; readonly toMs: number }) {
  const texts: { text: string; from: number; to: number }[] = [];
  const context = {
    clearRect: () => {},
    fillRect: () => {},
    fillText: (text: string, x: number) => texts.push({ text, from: x, to: x + text.length * LETTER_PX }),
    measureText: (text: string) => ({ width: text.length * LETTER_PX }),
  };
  const ink = { text: '', soft: '', line: '', bar: '', ground: '', font: '', theme: 'light' } as const;
  drawTimeline(context as unknown as CanvasRenderingContext2D, {
    ...{ lanes: [], view, nowMs, width: 800, height: 300, scrollTop: 0, ink },
  });
  return texts;
}

test('no time is partly behind the word for the present, wherever that is', () => {
  const fromMs = Date.UTC(2026, 4, 1);
  const view = { fromMs, toMs: fromMs + 7 * 24 * HOUR_MS };
  for (let hours = 6; hours < 7 * 24; hours += 1) {
    const texts = drawnTexts(fromMs + hours * HOUR_MS, view);
    const now = texts.find(({ text }) => text === insightWords.now);
    const others = texts.filter((text) => text !== now);
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter(({ from, to }) => from < (now?.to ?? 0) && to > (now?.from ?? 0))).toEqual([]);
  }
});

test('the lanes in view are none while the picture has no height, and begin at the first where scrolling bounces', () => {
  const lanes = Array.from({ length: 500 }, (_, index) => ({
    person: { id: String(index), name: '', color: null },
    bars: [],
  })) as unknown as TimelineLane[];
  const inView = (scrollTop: number, height: number) => lanesInView({ lanes, scrollTop, height });
  expect(inView(0, 0)).toEqual({ first: 0, last: 0 });
  expect(inView(-40, 300)).toEqual({ first: 0, last: 7 });
  expect(inView(499 * LANE_HEIGHT, 300)).toEqual({ first: 499, last: 500 });
});
