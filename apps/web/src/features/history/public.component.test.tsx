import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { systemRow } from '../../testing/world-rows.ts';

test.for([1280, 390])(
  'at %i px a public history opens from its system, and its entries open and close by Back',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = await renderScreen('/lookup/system/exmpl/members', {
      prepare: (sandbox) => {
        systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'public';
      },
    });
    const complete = page.getByText(/All switches are loaded/);
    const older = page.getByRole('button', { name: 'Older entry' });
    await page
      .getByRole('navigation', { name: 'About this system' })
      .getByRole('link', { name: 'History' })
      .click();
    await expect.element(complete).toBeVisible();
    await page.css('[data-entry]').first().click();
    await expect.element(older).toBeVisible();
    screen.goBack();
    await expectGone(older);
    await expect.element(complete).toBeVisible();
  },
);
