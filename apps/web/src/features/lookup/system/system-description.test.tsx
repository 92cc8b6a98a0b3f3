import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ServicesProvider } from '../../../state/services.tsx';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { openApp } from '../../../testing/open-app.ts';
import { openSmallWorld } from '../../../testing/small-world.ts';
import { SystemDescription } from './system-description.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a long one has its button', 'Many words of a system. '.repeat(30), 1280, true],
  ['on a wide screen one of two lines has none', 'w'.repeat(130), 1280, false],
  ['on a phone the same one takes more lines and has it', 'w'.repeat(130), 390, true],
  ['lines are counted, however short', 'One\nTwo\nThree\nFour', 1280, true],
])('before a description is measured, %s', (_, text, innerWidth, hasButton) => {
  vi.stubGlobal('window', { innerWidth });
  const clock = createFakeClock();
  const app = openApp({ world: openSmallWorld(1, clock), clock });
  const painted = renderToStaticMarkup(
    <ServicesProvider services={app}>
      <SystemDescription text={text} of="Lantern House" note={undefined} />
    </ServicesProvider>,
  );
  app.close();
  expect(painted.includes('More of Lantern House’s description')).toBe(hasButton);
});
