import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followedWords } from '../../../parts/followed/words.ts';
import { stateWords } from '../../../state/words.ts';
import { expectGone, openedDialog, press, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { nicknameWords } from '../../../text/nickname-words.ts';
import { uiWords } from '../../../ui/words.ts';
import { folderWords as words } from '../folder-words.ts';

const FOLLOWED = ['exmpl', 'brook', 'drift', 'tidal'];
const system = (id: string) => page.css(`[data-system="${id}"]`);
const head = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const search = page.getByRole('searchbox');
const order = () =>
  page
    .css('[data-system]')
    .elements()
    .map((it) => (it as HTMLElement).dataset.system);

function detailsWith(more: object = {}) {
  return {
    'followed-details': {
      version: 1,
      folders: {
        f1: { name: 'Friends', place: 0, isCollapsed: false },
        f2: { name: 'Family', place: 1, isCollapsed: true },
      },
      systems: { brook: { folder: 'f1' }, drift: { folder: 'f1' }, tidal: { folder: 'f2' } },
      ...more,
    },
  };
}

test.for(['tile', 'list', 'table'])(
  'in the %s layout a folder collapses, is one Tab stop with its systems, and stays collapsed',
  async (layout) => {
    const screen = await renderScreen(`/status/${layout}`, { followed: FOLLOWED, stored: detailsWith() });
    await expect.element(system('brook')).toHaveAttribute('aria-busy', 'false');
    await expect.element(head('Friends')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(head('Family')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(head('Family').getByRole('img', { name: uiWords.onlyHere })).toBeVisible();
    expect(order()).toEqual(['exmpl', 'brook', 'drift']);
    // Those without a folder, then each folder.
    await pressAt(search, 'Tab');
    await expect.element(system('exmpl').css('[data-entity="system"]')).toHaveFocus();
    await press('Tab');
    await expect.element(head('Friends')).toHaveFocus();
    await press('ArrowDown');
    await expect.element(system('brook').css('[data-entity="system"]')).toHaveFocus();
    await press('ArrowUp', 'Tab');
    await expect.element(head('Family')).toHaveFocus();
    // Inside one folder only.
    await press('ArrowUp');
    await expect.element(head('Family')).toHaveFocus();
    await press('Enter');
    await expect.element(system('tidal')).toBeVisible();
    await expect.element(head('Family')).toHaveFocus();
    await pressAt(head('Friends'), 'Enter');
    await expectGone(system('brook'));
    await screen.reload();
    await expect.element(head('Friends')).toHaveAttribute('aria-expanded', 'false');
    expect(order()).toEqual(['exmpl', 'tidal']);
  },
);

test.for(['tile', 'list', 'table'])(
  'in the %s layout the mouse drags a system onto a folder and out of it, with Undo',
  async (layout) => {
    // No notice is over the folders.
    await page.viewport(1280, 1600);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = await renderScreen(`/status/${layout}`, { followed: FOLLOWED, stored: detailsWith() });
    const folderOf = (id: string) => screen.services.followedDetails.getState().systems[id]?.folder;
    await expect.element(system('brook')).toHaveAttribute('aria-busy', 'false');
    await expect.element(system('exmpl')).toHaveAttribute('aria-busy', 'false');
    const name = (id: string) => system(id).css('[data-entity="system"]');
    await userEvent.dragAndDrop(name('exmpl'), head('Friends'));
    await expect.poll(() => folderOf('exmpl')).toBe('f1');
    await expect.element(page.getByText(/is in Friends now/)).toBeInTheDocument();
    await page.getByRole('button', { name: stateWords.undo }).last().click();
    await expect.poll(() => folderOf('exmpl')).toBeUndefined();
    await expect.poll(order).toEqual(['exmpl', 'brook', 'drift']);
    // Into a collapsed folder, and out of a folder onto a system without one.
    await userEvent.dragAndDrop(name('drift'), head('Family'));
    await expect.poll(() => folderOf('drift')).toBe('f2');
    await userEvent.dragAndDrop(name('brook'), name('exmpl'));
    await expect.poll(() => folderOf('brook')).toBeUndefined();
    // Nothing is sent, and no mark stays.
    expect(screen.writes).toEqual([]);
    expect(document.querySelector('[data-over]')).toBeNull();
  },
);

test('the head of a folder adds no column to a table', async () => {
  await renderScreen('/status/table', { followed: FOLLOWED, stored: detailsWith() });
  await expect.element(head('Friends')).toBeVisible();
  const right = (selector: string) => page.css(selector).last().element().getBoundingClientRect().right;
  expect(right('[data-system] > td')).toBeGreaterThan(right('table') - 4);
});

test('no two boxes of a list with folders overlap', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await renderScreen('/status/list', { followed: FOLLOWED, stored: detailsWith() });
  for (const width of [390, 1280]) {
    await page.viewport(width, 800);
    await expect.element(system('brook')).toHaveAttribute('aria-busy', 'false');
    await expect
      .poll(() => {
        const boxes = page
          .css('[data-system], [data-folder]')
          .elements()
          .map((it) => it.getBoundingClientRect());
        return boxes.every((one, index) =>
          boxes
            .slice(index + 1)
            .every(
              (other) =>
                other.top >= one.bottom - 1 || other.left >= one.right - 1 || one.left >= other.right - 1,
            ),
        );
      })
      .toBe(true);
  }
});

test('a search looks into collapsed folders and finds hidden systems; folders without a match are not shown', async () => {
  const systems = { brook: { folder: 'f1' }, tidal: { folder: 'f2' }, drift: { isHidden: true } };
  await renderScreen('/status/list', { followed: FOLLOWED, stored: detailsWith({ systems }) });
  await expect.element(system('brook')).toHaveAttribute('aria-busy', 'false');
  await search.fill('tidal');
  await expect.element(system('tidal')).toBeVisible();
  await expect.element(head('Friends')).not.toBeInTheDocument();
  await search.fill('drift');
  await expect.element(system('drift')).toBeVisible();
  await search.fill('');
  await expectGone(system('drift'));
  await expect.element(head('Friends')).toBeVisible();
});

test('hidden systems are counted, and shown on request', async () => {
  const systems = {
    brook: { isHidden: true },
    drift: { isHidden: true },
    exmpl: { isHidden: true },
    tidal: { isHidden: true },
  };
  await renderScreen('/status/tile', { followed: FOLLOWED, stored: detailsWith({ systems }) });
  await page.getByRole('button', { name: words.showHidden(4) }).click();
  await expect.element(system('brook')).toBeVisible();
  await page.getByRole('button', { name: words.hideAgain }).click();
  await expectGone(system('brook'));
});

test('twelve friends in three folders take one screen of a phone, and open at a press', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const followed = Array.from({ length: 12 }, (_, index) => `${'abcdefghijkl'[index]}aaaa`);
  const folders = Object.fromEntries(
    ['Friends', 'Family', 'Club'].map((name, place) => [name, { name, place, isCollapsed: true }]),
  );
  const systems = Object.fromEntries(
    followed.map((id, index) => [id, { folder: ['Friends', 'Family', 'Club'][index % 3] }]),
  );
  await renderScreen('/status/list', { followed, stored: detailsWith({ folders, systems }) });
  for (const name of ['Friends', 'Family', 'Club'])
    await expect.element(head(name)).toBeInViewport({ ratio: 0.99 });
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(844);
  await head('Family').click();
  await expect.poll(order).toHaveLength(4);
});

test('the order by last switch does not move while a person reads, and is made again on request', async () => {
  const screen = await renderScreen('/status/list', {
    followed: FOLLOWED,
    stored: detailsWith({ folders: {}, systems: { tidal: { isPinned: true } } }),
  });
  for (const id of ['exmpl', 'brook', 'drift'])
    await expect.element(system(id)).toHaveAttribute('aria-busy', 'false');
  expect(order()).toEqual(['tidal', 'exmpl', 'brook', 'drift']);
  await page.getByRole('button', { name: 'Display options' }).click();
  await page.getByRole('radio', { name: displayOptionWords.orders.switch }).click();
  await press('Escape');
  const times = (id: string) => screen.services.statusCache.readFront(id)?.value.lastSwitch ?? '';
  const byTime = ['exmpl', 'brook', 'drift'].toSorted(
    (one, other) => Date.parse(times(other) || '1970-01-01') - Date.parse(times(one) || '1970-01-01'),
  );
  await expect.poll(order).toEqual(['tidal', ...byTime]);
  const last = byTime.at(-1) ?? '';
  const front = screen.services.statusCache.readFront(last)?.value;
  if (front === undefined) throw new Error('no front');
  screen.services.statusCache.writeFront(last, {
    value: { ...front, lastSwitch: new Date().toISOString() },
    atMs: Date.now() + 1_000,
  });
  await screen.caughtUp();
  expect(order()).toEqual(['tidal', ...byTime]);
  await page.getByRole('button', { name: words.sortAgain }).click();
  await expect.poll(order).toEqual(['tidal', last, ...byTime.filter((id) => id !== last)]);
});

test('a nickname is beside the name in the details and on Status, of a system and of a member, and is found by the search', async () => {
  const screen = await renderScreen('/status/list', { followed: FOLLOWED });
  await expect.element(system('exmpl')).toHaveAttribute('aria-busy', 'false');
  const fronter = system('exmpl').css('[data-entity="member"]').first();
  await fronter.click();
  let dialog = await openedDialog();
  await dialog.getByRole('textbox', { name: followedWords.nickname }).fill('Juju');
  await press('Escape');
  await expectGone(dialog);
  await expect.element(system('exmpl').css('[data-entity="member"]').first()).toHaveTextContent('Juju');
  await system('exmpl').css('[data-entity="system"]').click();
  dialog = await openedDialog();
  await dialog.getByText(followedWords.title).click();
  await dialog.getByRole('textbox', { name: followedWords.nickname }).fill('Neighbours');
  await press('Escape');
  await expectGone(dialog);
  await expect.element(system('exmpl')).toHaveTextContent('Neighbours');
  await expect.element(system('exmpl')).toHaveTextContent('Lantern House');
  // Each is marked as what is only on this device, in every layout and where a system is looked up.
  const marks = (place: ReturnType<typeof system>) => place.getByRole('img', { name: uiWords.onlyHere });
  await expect.poll(() => marks(system('exmpl')).elements().length).toBe(2);
  await system('exmpl').css('[data-entity="system"]').click();
  dialog = await openedDialog();
  await expect.element(dialog.getByText('Neighbours').first()).toBeVisible();
  await press('Escape');
  await expectGone(dialog);
  for (const layout of ['table', 'tile']) {
    screen.goTo(`/status/${layout}`);
    await expect
      .poll(() => marks(page.css(`[data-layout="${layout}"] [data-system="exmpl"]`)).elements().length)
      .toBe(2);
  }
  screen.goTo('/manage/followed');
  await expect.element(marks(page.css('[role="row"]').filter({ hasText: 'Neighbours' }))).toBeVisible();
  screen.goTo('/lookup/system/exmpl/fronters');
  await expect.element(page.getByText('Juju')).toBeVisible();
  await expect.poll(() => marks(page.css('main')).elements().length).toBe(2);
  screen.goTo('/lookup/system/exmpl/members');
  const listed = page.css('main [data-index]').filter({ hasText: 'Juju' });
  await expect.element(marks(listed)).toBeVisible();
  screen.goTo('/status/list');
  screen.services.followedDetails.update((details) => ({ ...details, isNicknameFirst: true }));
  await expect
    .poll(() => system('exmpl').getByRole('img', { name: nicknameWords.shownFirst }).elements().length)
    .toBe(2);
  screen.goTo('/manage/followed');
  const first = page.css('[role="row"]').filter({ hasText: 'Neighbours' });
  await expect.element(first.getByRole('img', { name: nicknameWords.shownFirst })).toBeVisible();
  screen.goTo('/status/list');
  screen.services.followedDetails.update((details) => ({ ...details, isNicknameFirst: false }));
  await search.fill('juju');
  await expect.element(system('brook')).not.toBeVisible();
  await expect.element(system('exmpl')).toBeVisible();
  expect(screen.writes).toEqual([]);
});

test('in discreet mode folders have initials, on Status, in the list of them and on a board', async () => {
  const screen = await renderScreen('/status/list', { followed: FOLLOWED, stored: detailsWith() });
  await expect.element(head('Friends')).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(page.css('[data-entity="folder"]').first()).toHaveTextContent(/^F[^r]/);
  for (const address of ['/board', '/manage/followed']) {
    screen.goTo(address);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await screen.caughtUp();
    expect(document.body.textContent).not.toMatch(/Friends|Family/);
  }
});

test('the order by name is that of the nicknames if they come first', async () => {
  const systems = { brook: { nickname: 'Zed' }, drift: { nickname: 'Aaron' } };
  const more = { folders: {}, systems, order: 'name' };
  const screen = await renderScreen('/status/list', {
    followed: ['brook', 'drift', 'exmpl'],
    stored: detailsWith({ ...more, isNicknameFirst: true }),
  });
  for (const id of ['exmpl', 'brook', 'drift'])
    await expect.element(system(id)).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: words.sortAgain }).click();
  await expect.poll(order).toEqual(['drift', 'exmpl', 'brook']);
  // Discreet mode has no nicknames.
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.poll(() => order().at(-1)).toBe('brook');
});
