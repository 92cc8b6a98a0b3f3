import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { systemRow } from '../../testing/world-rows.ts';
import { followWords } from './words.ts';

const words = followWords.manage;
const FOLLOWED = ['exmpl', 'brook', 'drift', 'tidal'];
const rows = page.getByRole('grid', { name: 'Systems you follow' }).getByRole('row');
const more = (place: number) => rows.nth(place).getByRole('button', { name: /^More for/ });
const undo = page.getByRole('button', { name: 'Undo' });
const inMain = () => document.querySelector('main')?.contains(document.activeElement);

test('systems are found by the search, and reordered with only the keyboard', async () => {
  const screen = await renderScreen('/manage', { followed: FOLLOWED });
  const order = () => (screen.stored('systems') as { systems: readonly string[] }).systems;
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await page.getByRole('searchbox').fill('drif');
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await more(2).click();
  await pressAt(page.getByRole('menuitem', { name: 'Move up' }), 'Enter');
  await expect.poll(order).toEqual(['exmpl', 'drift', 'brook', 'tidal']);
  // The kit's own keys: Enter on the handle picks the row up, arrows move it, Enter drops it.
  await pressAt(rows.first().getByRole('button', { name: /^Move / }), 'Enter');
  // The first drop position gets the focus.
  await expect.element(page.css(':focus')).toHaveAccessibleName(/^Insert /);
  await press('ArrowDown', 'ArrowDown', 'Enter');
  await expect.poll(() => order().indexOf('exmpl')).toBeGreaterThan(0);
});

test('unfollowing asks nothing, is undone to the same place, and Undo by keyboard leaves the focus on the screen', async () => {
  const screen = await renderScreen('/manage', { followed: FOLLOWED });
  await more(1).click();
  await pressAt(page.getByRole('menuitem', { name: words.unfollow }), 'Enter');
  await expect.poll(() => rows.elements()).toHaveLength(3);
  // Focus moves from the menu to the row at this position: earlier, it would be lost from the notice again.
  await expect.element(rows.nth(1)).toHaveFocus();
  await expect.element(undo).toBeVisible();
  // Also when the focus was nowhere.
  (rows.nth(1).element() as HTMLElement).blur();
  await press('F6');
  await expect.element(undo).toHaveFocus();
  await press('F6');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await pressAt(rows.nth(1), 'F6');
  await expect.element(undo).toHaveFocus();
  await press('Enter');
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await expect.poll(inMain).toBe(true);
  expect(screen.stored('systems')).toEqual({ version: 2, systems: FOLLOWED });
  // Also while another notice stays.
  for (const count of [3, 2]) {
    await more(count).click();
    await pressAt(page.getByRole('menuitem', { name: words.unfollow }), 'Enter');
    await expect.poll(() => rows.elements()).toHaveLength(count);
  }
  await expect.element(rows.last()).toHaveFocus();
  await press('F6', 'Enter');
  await expect.poll(() => rows.elements()).toHaveLength(3);
  await expect.poll(() => undo.elements()).toHaveLength(1);
  await expect.poll(inMain).toBe(true);
});

test('without a token Manage leads to where it is entered', async () => {
  const screen = await renderScreen('/manage');
  await page.getByRole('link', { name: words.enterToken }).click();
  await expect.poll(() => screen.address()).toMatch(/^\/settings/);
});

test('Manage opens with the own system, its fronters and its places; the followed systems come after', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/manage', { own: 'exmpl', followed: ['brook', 'chorus'] });
  const own = page.getByRole('region', { name: 'Your own system' });
  const followed = page.getByRole('region', { name: 'Systems you follow' });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(own).toHaveTextContent('Lantern House');
    for (const name of [/^Fronting: Juniper/, /^Profile/, /^Members/, /^Groups/, /^Servers/])
      await expect.element(own.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    const place = own.element().compareDocumentPosition(followed.element());
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  // The number of members is on their card once it is known.
  const members = own.getByRole('link', { name: /^Members/ });
  await expect.element(members).not.toHaveTextContent(/\d/);
  const { uuid } = systemRow(screen, 'exmpl');
  const count = [...screen.sandbox.state.members.values()].filter(({ system }) => system === uuid).length;
  await members.click();
  await expect.element(page.css('[aria-setsize] a').first()).toBeVisible();
  screen.goBack();
  await expect.element(members).toHaveTextContent(String(count));
  await expectGone(page.getByRole('heading', { level: 1, name: 'Your members' }));
});
