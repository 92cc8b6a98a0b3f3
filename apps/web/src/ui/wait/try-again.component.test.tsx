import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focused, pressAt } from '../../testing/component/gestures.ts';
import { renderPart } from '../../testing/component/render-part.tsx';
import { TryAgain } from './try-again.tsx';

/** What succeeds when it is tried again; `place` frames what failed. */
function Failed({ place }: { place: (failure: ReactNode) => ReactNode }) {
  const [hasFailed, setFailed] = useState(true);
  return hasFailed ? (
    place(<TryAgain untilMs={undefined} onRetry={() => setFailed(false)} />)
  ) : (
    <button type="button">Loaded</button>
  );
}

const again = page.getByRole('button', { name: 'Try again' });
const loaded = page.getByRole('button', { name: 'Loaded' });

test('when the button leaves with the focus, the heading of its section gets it', async () => {
  renderPart(
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      <section>
        <h2 tabIndex={-1}>Section</h2>
        <h3>Part</h3>
        <Failed place={(failure) => <p>{failure}</p>} />
      </section>
    </main>,
  );
  await pressAt(again, 'Enter');
  await expect.element(loaded).toBeVisible();
  expect(focused()?.textContent).toBe('Section');
});

test('when the heading of the section leaves too, the heading of the screen gets the focus', async () => {
  renderPart(
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      <Failed
        place={(failure) => (
          <section>
            <h2 tabIndex={-1}>Section</h2>
            {failure}
          </section>
        )}
      />
    </main>,
  );
  await pressAt(again, 'Enter');
  await expect.element(loaded).toBeVisible();
  expect(focused()?.textContent).toBe('Screen');
});

test('the focus stays in a dialog that has no heading to take it', async () => {
  renderPart(
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      <div role="dialog" tabIndex={-1}>
        <h2>Dialog</h2>
        <Failed place={(failure) => <p>{failure}</p>} />
      </div>
    </main>,
  );
  await pressAt(again, 'Enter');
  await expect.element(loaded).toBeVisible();
  expect(focused()?.getAttribute('role')).toBe('dialog');
});
