import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectGone, focusOn, openedDialog, press, typeText } from '../testing/component/gestures.ts';
import { renderScreen } from '../testing/component/render-screen.tsx';

const list = (name: string) => page.getByRole('region', { name, exact: true });
const row = (place: number) => page.css(`[aria-posinset="${place}"] a`);
const title = page.getByRole('heading', { level: 1 });
const search = page.getByRole('searchbox', { name: 'Find members' });
const pronouns = page.getByRole('textbox', { name: /^Pronouns/ });
const expectWhole = (place: Locator) => expect.element(place).toBeInViewport({ ratio: 1 });

beforeEach(async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1440, 900);
});

test('one of 2,500 is found and their pronouns are changed by three actions, with the list in sight all the time, and unsaved changes stay: opening the next record asks first', async () => {
  const own = 'large';
  await renderScreen('/manage/members', { world: 'large', own });
  await expect.element(row(1)).toBeVisible();
  const actions = [
    async () => {
      await typeText('coral moth');
      await press('Enter');
      await expect.element(title).toHaveTextContent(/^Coral Moth$/);
    },
    () => pronouns.fill('moth/moths'),
    () => page.getByRole('button', { name: 'Save', exact: true }).click(),
  ];
  await focusOn(search);
  for (const act of actions) {
    await act();
    await expect.element(search).toBeInViewport();
  }
  const changed = list('Your members').getByRole('listitem').filter({ hasText: 'moth/moths' });
  await expect.element(changed).toBeInViewport();

  await search.fill('');
  await row(2).click();
  await expect.element(title).not.toHaveTextContent(/^Coral Moth$/);
  const name = title.element().textContent ?? '';
  await pronouns.fill('they/them/theirs');
  await press('Escape', 'ArrowDown');
  await (await openedDialog()).getByRole('button', { name: /^Stay|^Keep/ }).click();
  await expectGone(page.getByRole('dialog'));
  await expect.element(title).toHaveTextContent(name);
  await expect.element(pronouns).toHaveValue('they/them/theirs');
});

test('the search of the list stays beside the found record, also after a reload, and below 1,100 px a record takes the place of the list', async () => {
  const screen = await renderScreen('/manage/members', { own: 'exmpl' });
  await search.fill('ma');
  await expect.poll(() => screen.address()).toMatch(/text=ma$/);
  await row(1).click();
  await expect.poll(() => screen.address()).toMatch(/^\/manage\/members\/\w{5,6}\?text=ma$/);
  await screen.reload();
  const found = list('Your members').getByText(/^Showing \d+ of \d+$/);
  await expect.element(found).toBeVisible();
  await page.viewport(1099, 800);
  await expect.element(page.getByRole('link', { name: 'Your members' })).toBeVisible();
  await expectGone(list('Your members'));
  await page.viewport(1100, 800);
  await expect.element(list('Your members')).toBeVisible();

  screen.goTo('/manage/groups');
  await row(2).click();
  await expect.element(list('Your groups').css('li [aria-current]')).toBeInViewport();
});

test('the keyboard walks the servers, which stay beside the open one, goes into it and comes back', async () => {
  const ids = ['466378653216014359', '466378653216014360'] as const;
  const screen = await renderScreen('/manage/servers', { own: 'exmpl' });
  for (const id of ids) {
    await page.getByLabelText('Server ID').fill(id);
    await press('Enter');
    await expect.element(page.getByText(id).first()).toBeVisible();
  }
  screen.goTo(`/manage/servers/${ids[0]}`);
  const rows = list('Servers').getByRole('row');
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await expect.poll(() => screen.address()).toMatch(new RegExp(`^/manage/servers/${ids[0]}/`));
  await expect.element(title).toHaveFocus();
  await press('Escape');
  await expect.element(rows.first()).toHaveFocus();
  await press('ArrowDown');
  await expect.element(rows.last()).toHaveFocus();
  await expect.poll(() => screen.address()).toMatch(new RegExp(`^/manage/servers/${ids[1]}/`));
  await press('Enter');
  await expect.element(title).toHaveFocus();
  await press('Escape');
  await expect.element(rows.last()).toHaveFocus();
});

test('the members of a looked-up system stay beside the one that is open, with its own address, and arrow keys walk them', async () => {
  const members = list('Members');
  const screen = await renderScreen('/lookup/system/large/members?text=coral', { world: 'large' });
  await row(1).click();
  await expect
    .poll(() => screen.address())
    .toMatch(/^\/lookup\/system\/large\/members\/\w{5,6}\?text=coral$/);
  await expect.element(title).toHaveFocus();
  await press('Escape');
  await expect.element(row(1)).toHaveFocus();
  await press('ArrowDown');
  await expect.element(row(2)).toHaveAttribute('aria-current', 'true');
  await expect.element(row(2)).toHaveFocus();
  await press('Enter');
  await expect.element(title).toHaveFocus();
  const name = title.element().textContent ?? '';
  const address = screen.address();
  await page.viewport(1099, 800);
  await expect.element(title).toHaveTextContent(name);
  await expectGone(members);
  screen.goBack();
  await expect.element(members).toBeVisible();
  await row(1).click();
  await expect.poll(() => screen.address()).toMatch(/^\/lookup\/member\/\w{5,6}$/);

  await page.viewport(1440, 900);
  screen.goTo(address);
  await expect.poll(() => screen.address()).toBe(address);
  await screen.reload();
  await expect.element(title).toHaveTextContent(name);
  await expectWhole(row(2));
});
