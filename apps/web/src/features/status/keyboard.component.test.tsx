import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, focusOn, openedDialog, press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';

const system = (id: string) => page.css(`[data-system="${id}"]`);
const entities = page.css('[data-entity]');
const search = page.getByRole('searchbox');
const options = page.getByRole('button', { name: 'Display options' });

test('systems and fronters are one Tab stop with arrow keys, the options and the details open and close by keyboard, and the focus stays on the screen', async () => {
  await renderScreen('/status/list', { followed: ['exmpl', 'brook'] });
  for (const id of ['exmpl', 'brook']) await expect.element(system(id)).toHaveAttribute('aria-busy', 'false');
  const count = entities.elements().length;
  expect(count).toBeGreaterThan(3);
  await pressAt(search, 'Tab');
  await expect.element(entities.first()).toHaveFocus();
  await press('ArrowRight');
  await expect.element(entities.nth(1)).toHaveFocus();
  await press('ArrowDown');
  await expect.element(system('brook').css('[data-entity="system"]')).toHaveFocus();
  await press('End');
  await expect.element(entities.nth(count - 1)).toHaveFocus();
  await press('Tab');
  expect(document.activeElement?.matches('[data-entity]')).toBe(false);
  await press('Shift+Tab');
  await expect.element(entities.nth(count - 1)).toHaveFocus();
  // A hidden row cannot be a stop.
  await search.fill('exmpl');
  await expect.element(system('brook')).not.toBeVisible();
  await press('Tab', 'Tab');
  await expect.element(entities.first()).toHaveFocus();
  await search.fill('');

  await focusOn(options);
  await press('Enter');
  const square = page.getByRole('switch', { name: 'Square pictures', exact: true });
  const dialog = await openedDialog();
  await expect.element(square).toBeVisible();
  for (let presses = 0; presses < 20 && document.activeElement !== square.element(); presses += 1)
    await press('Tab');
  await press('Space');
  await expect.element(square).toBeChecked();
  await press('Escape');
  await expectGone(dialog);
  await expect.element(options).toHaveFocus();

  await pressAt(system('brook').css('[data-entity="system"]'), 'Enter');
  await pressAt((await openedDialog()).getByRole('button', { name: 'Unfollow' }), 'Enter');
  await expectGone(system('brook'));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
