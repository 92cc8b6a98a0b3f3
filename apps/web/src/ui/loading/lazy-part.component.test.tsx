import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { stopTimers } from '../../testing/component/timers.ts';
import { uiWords } from '../words.ts';
import { Boundary } from './boundary.tsx';
import { lazyPart } from './lazy-part.ts';

function Part({ label }: { label: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {label} {presses}
    </button>
  );
}

/** Draws in the same task what it is given. */
function openPage() {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return {
    draw: (content: ReactNode) => flushSync(() => root.render(content)),
    text: () => container.textContent,
  };
}

/** Can't be loaded until the device is online. */
function offlinePart() {
  let isOnline = false;
  const LazyPart = lazyPart(async () => {
    if (!isOnline) throw new Error('offline');
    return { default: Part };
  });
  return {
    LazyPart,
    goOnline: () => {
      isOnline = true;
    },
  };
}

test('code that is there is shown in the same task', async () => {
  const LazyPart = lazyPart(async () => ({ default: Part }));
  await LazyPart.ready();
  const { draw, text } = openPage();
  draw(<LazyPart label="part" />);
  expect(text()).toBe('part 0');
});

test('what is shown keeps its state when it is drawn again', async () => {
  const load = Promise.withResolvers<{ default: typeof Part }>();
  const LazyPart = lazyPart(
    () => load.promise,
    ({ label }) => `waiting for ${label}`,
  );
  const { draw, text } = openPage();
  const part = (label: string) => <LazyPart label={label} />;
  draw(part('part'));
  expect(text()).toBe('waiting for part');
  load.resolve({ default: Part });
  await page.getByRole('button', { name: 'part 0' }).click();
  draw(part('other'));
  expect(text()).toBe('other 1');
});

test('code that arrives is shown without a timer', async () => {
  const load = Promise.withResolvers<{ default: typeof Part }>();
  const LazyPart = lazyPart(() => load.promise);
  const { draw } = openPage();
  stopTimers();
  draw(<LazyPart label="part" />);
  load.resolve({ default: Part });
  await expect.element(page.getByRole('button', { name: 'part 0' })).toBeVisible();
});

test('what can’t be loaded says so, and Try again loads it again', async () => {
  const { LazyPart, goOnline } = offlinePart();
  const { draw } = openPage();
  draw(
    <Boundary>
      <LazyPart label="part" />
    </Boundary>,
  );
  const again = page.getByRole('button', { name: uiWords.tryAgain });
  await expect.element(again).toBeVisible();
  goOnline();
  await again.click();
  await expect.element(page.getByRole('button', { name: 'part 0' })).toBeVisible();
});

test('code that is loaded after a failure is shown the next time', async () => {
  const { LazyPart, goOnline } = offlinePart();
  await LazyPart.ready();
  goOnline();
  const { draw, text } = openPage();
  await LazyPart.ready();
  draw(
    <Boundary>
      <LazyPart label="part" />
    </Boundary>,
  );
  expect(text()).toBe('part 0');
});
