import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatExact } from '../time/format-time.ts';
import { RunningTimes } from '../time/relative-time.tsx';
import { TryAgain } from './try-again.tsx';

/** What is rendered with so many milliseconds left; the spoken and the visible text. */
function drawn(leftMs: number | undefined, { goesOn = true, isRunning = true } = {}) {
  const untilMs = leftMs === undefined ? undefined : Date.now() + leftMs;
  const html = renderToStaticMarkup(
    <RunningTimes value={isRunning}>
      <TryAgain untilMs={untilMs} goesOn={goesOn} onRetry={() => {}} />
    </RunningTimes>,
  );
  const button = /<button[^>]*>(.*?)<\/button>/.exec(html)?.[1];
  const seen = /aria-hidden="true">(.*?)<\/span>/.exec(html)?.[1];
  return { button, seen, html, moment: untilMs === undefined ? '' : formatExact(untilMs) };
}

test('there is only the button if the next try is allowed at once', () => {
  expect(drawn(undefined)).toMatchObject({ button: 'Try again', seen: undefined });
});

test('a wait is shown with a button that ends it', () => {
  const { button, seen, html, moment } = drawn(85 * 60_000);
  expect(button).toBe('Don’t wait');
  expect(seen).toMatch(/^Frontboard continues in 8[56] minutes\.$/);
  expect(html).toContain(`Next attempt: ${moment}.`);
});

test('a wait announces that Frontboard continues only if it does', () => {
  const { button, seen, html } = drawn(85 * 60_000, { goesOn: false });
  expect(button).toBe('Try again');
  expect(seen).toMatch(/^You can try again in 8[56] minutes\.$/);
  expect(html).not.toContain('by itself');
});

test('without relative times, the exact time is shown', () => {
  const { seen, html, moment } = drawn(85 * 60_000, { isRunning: false });
  expect(seen).toBeUndefined();
  expect(html).toContain(`Next attempt: ${moment}.`);
});
