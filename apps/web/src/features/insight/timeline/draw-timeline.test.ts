import { expect, test } from 'vitest';
import { insightWords } from '../words.ts';
import { drawTimeline } from './draw-timeline.ts';

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
