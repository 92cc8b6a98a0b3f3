import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, openedDialog, press } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';

/** The room that Chromium keeps free for a scroll bar. No element can cover it: it has the colour of the root. */
const BAR_PX = 15;

/** Red, green and blue of the last colour over the ones before it, as the browser paints it. */
function painted(...colors: readonly string[]): readonly number[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('No canvas.');
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/** The largest difference between two colours in red, green or blue. */
const difference = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test.for(['light', 'dark'] as const)(
  'a dialog and the palette give the room of a scroll bar the colour of the veiled page, in the %s theme, and nothing moves',
  async (theme) => {
    await renderScreen(`/status/list#${theme}`, { followed: ['exmpl', 'brook', 'chorus'] });
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    await expect.element(page.css('[data-system="exmpl"]')).toHaveAttribute('aria-busy', 'false');
    const root = document.documentElement;
    const before = heading.element().getBoundingClientRect().toJSON();
    const ground = background(root);
    const open = {
      dialog: () => page.css('[data-system="exmpl"]').getByRole('button').first().click(),
      palette: () => press('Control+k'),
    };
    for (const way of Object.values(open)) {
      await way();
      await openedDialog();
      const veil = page.css('[data-rac]:has([role="dialog"])').elements()[0] ?? root;
      expect(innerWidth - veil.getBoundingClientRect().width).toBe(BAR_PX);
      const veiled = painted(ground, background(veil));
      // Browsers round in their own ways.
      await expect.poll(() => difference(painted(background(root)), veiled)).toBeLessThan(2);
      expect(difference(painted(ground), veiled)).toBeGreaterThan(5);
      expect(background(document.body)).toBe(ground);
      expect(heading.element().getBoundingClientRect().toJSON()).toEqual(before);
      if (way === open.dialog) {
        await press('Control+k');
        await expect.poll(() => page.getByRole('dialog').elements().length).toBe(2);
        await expect
          .poll(() =>
            difference(painted(background(root)), painted(ground, background(veil), background(veil))),
          )
          .toBeLessThan(2);
        await press('Escape');
        await expect.poll(() => difference(painted(background(root)), veiled)).toBeLessThan(2);
      }
      await press('Escape');
      await expectGone(page.getByRole('dialog'));
      expect(background(root)).toBe(ground);
    }
  },
);
