import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  arrivedAt,
  chooseInRecordMenu,
  clickTwice,
  expectGone,
  openedDialog,
  pressAt,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { groupRow } from '../../../testing/world-rows.ts';
import { editWords } from '../edit/words.ts';
import { groupWords as words } from './words.ts';

const own = 'exmpl';
/** A control of the form; its label is longer while it is changed. */
const field = (name: string) => page.css(`form [name="${name}"]`);

test('each wrong field of a group says what is wrong before anything is sent', async () => {
  const screen = await renderScreen('/manage/groups', { own });
  screen.goTo(`/manage/groups/${groupRow(screen, 'kitchen').id}`);
  await field('name').fill(' ');
  await field('description').fill('x'.repeat(1001));
  await field('icon').fill(`https://pictures.example/${'x'.repeat(256)}`);
  await field('banner').fill('http://pictures.example/a.png');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const message of [
    "Key name is required, but wasn't supplied",
    'Description must be 1000 characters or less',
    'Icon URL must be a valid image and less than 256 characters',
    'Banner URL must be a valid image and less than 256 characters',
  ]) {
    await expect.element(page.getByText(message)).toBeVisible();
  }
  await expect.element(field('name')).toHaveFocus();
  expect(screen.writes).toEqual([]);
});

test('one button makes all seven privacy settings of a group private, and a double click creates it once', async () => {
  const screen = await renderScreen('/manage/groups', { own });
  await page.getByRole('link', { name: words.create }).click();
  await field('name').fill('Lanterns');
  await page.getByRole('button', { name: 'All private' }).click();
  await clickTwice(page.getByRole('button', { name: words.add.save }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lanterns' })).toBeVisible();
  const keys = ['name', 'description', 'banner', 'icon', 'list', 'metadata'].map((key) => `${key}_privacy`);
  expect(screen.writes).toEqual([
    {
      method: 'POST',
      path: '/groups',
      body: {
        name: 'Lanterns',
        privacy: Object.fromEntries([...keys, 'visibility'].map((key) => [key, 'private'])),
      },
    },
  ]);
  expect(groupRow(screen, 'Lanterns').privacy.visibility).toBe('private');
});

test('a duplicate of a group has its fields and, by choice, its members', async () => {
  const screen = await renderScreen('/manage/groups', {
    own,
    // Pictures of other hosts can't be checked here.
    prepare: (sandbox) => Object.assign(groupRow({ sandbox }, 'kitchen'), { icon: null, banner: null }),
  });
  const group = groupRow(screen, 'kitchen');
  screen.goTo(`/manage/groups/${group.id}`);
  await chooseInRecordMenu(words.edit.duplicate);
  await expect.element(field('name')).toHaveValue(words.add.copyName('kitchen'));
  await page.getByRole('button', { name: words.add.save }).click();
  await expect.element(page.getByText(words.edit.members(group.members.length))).toBeVisible();
  const copy = groupRow(screen, 'kitchen (copy)');
  expect(copy.description).toBe(group.description);
  expect(copy.members.toSorted()).toEqual(group.members.toSorted());
  expect(screen.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /groups',
    `POST /groups/${copy.uuid}/members/add`,
  ]);
});

test('a group that is created after the person went to another screen does not take them to its form', async () => {
  const screen = await renderScreen('/manage/groups/new', { own });
  await field('name').fill('Lanterns');
  const release = screen.hold(/./, 'POST');
  await page.getByRole('button', { name: words.add.save }).click();
  await page.getByRole('link', { name: 'Switch', exact: true }).first().click();
  await (await openedDialog()).getByRole('button', { name: editWords.leave.leave, exact: true }).click();
  release();
  await expect.element(page.getByText(words.add.saved('Lanterns'))).toBeVisible();
  expect(screen.address()).toMatch(/^\/switch/);
});

const settings = { method: 'GET', path: '/systems/[^/]+/settings' };
const shownInLists = page.getByRole('radiogroup', { name: words.labels.visibility });

test('a new group starts private while the settings of the system can’t be loaded, and follows them once they are', async () => {
  const screen = await renderScreen('/manage', { own, speed: 10 });
  screen.breakWith({ kind: 'status', status: 503, match: settings });
  await screen.services.queryClient.resetQueries();
  screen.goTo('/manage/groups/new');
  await expect.element(page.getByText(editWords.defaultPrivacy.unknown)).toBeVisible();
  await expect.element(shownInLists.getByRole('radio', { name: 'Private' })).toBeChecked();
  screen.mend();
  await pressAt(page.getByRole('button', { name: 'Try again' }), 'Enter');
  await expect.element(shownInLists.getByRole('radio', { name: 'Public' })).toBeChecked();
  await expect.element(page.getByRole('heading', { name: words.form.privacy })).toHaveFocus();
  await expectGone(page.getByText(editWords.defaultPrivacy.unknown));
});

test('the form of a new group keeps its text and focus when the settings arrive, and stays private', async () => {
  const screen = await renderScreen('/manage', { own });
  screen.breakWith({ kind: 'status', status: 503, match: settings });
  await screen.services.queryClient.resetQueries();
  screen.goTo('/manage/groups/new');
  await arrivedAt(words.add.title);
  await field('name').fill('Lanterns');
  const input = field('name').element();
  screen.mend();
  await screen.services.queryClient.refetchQueries({ type: 'active' });
  await expect.element(page.getByText(editWords.defaultPrivacy.stillPrivate)).toBeVisible();
  expect(document.activeElement).toBe(input);
  await expect.element(shownInLists.getByRole('radio', { name: 'Private' })).toBeChecked();
  await page.getByRole('button', { name: words.add.save }).click();
  await expect.element(page.getByText(words.add.saved('Lanterns'))).toBeVisible();
  expect(groupRow(screen, 'Lanterns').privacy.visibility).toBe('private');
});

test('without a token the screen of the own groups says what it needs', async () => {
  await renderScreen('/manage/groups');
  await expect.element(page.getByText('This needs your PluralKit token')).toBeVisible();
});

test('a group is found and edited, only what changed is sent, and the way back leads to the searched list', async () => {
  const screen = await renderScreen('/manage/groups', { own });
  const { uuid } = groupRow(screen, 'kitchen');
  const search = page.getByRole('searchbox', { name: 'Find groups' });
  const first = page.css('[aria-posinset="1"] a');
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await search.fill('kitchen');
  await expect.poll(() => screen.address()).toBe('/manage/groups?text=kitchen');
  await first.click();
  await expect.element(page.getByText(words.edit.members(4))).toBeVisible();
  await page.getByRole('link', { name: 'Your groups' }).click();
  await expect.element(search).toHaveValue('kitchen');
  await first.click();
  await page.getByRole('link', { name: 'Change members' }).click();
  await page.getByRole('link', { name: 'Kitchen crew', exact: true }).click();
  await expect.element(title('Kitchen crew')).toHaveFocus();

  await field('display_name').fill('The kitchen table');
  await page.getByRole('radiogroup', { name: 'Members' }).getByText('Private', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText(editWords.saved, { exact: true })).toBeVisible();
  const body = { display_name: 'The kitchen table', privacy: { list_privacy: 'private' } };
  expect(screen.writes).toEqual([{ method: 'PATCH', path: `/groups/${uuid}`, body }]);
  await expect.element(title('The kitchen table')).toBeVisible();
  await chooseInRecordMenu('View as others');
  await expect.element(page.getByText('As others see it').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show all again' }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect.element(field('display_name')).toHaveValue('The kitchen table');
});

test('at the limit of groups nothing is created, typed text stays over a reload, and a group is created once although its answer is lost', async () => {
  const limitTo = ({ state }: Pick<RenderedScreen['sandbox'], 'state'>, limit: number) => {
    for (const config of state.configs.values()) config.group_limit = limit;
  };
  const screen = await renderScreen('/manage', { own, prepare: (sandbox) => limitTo(sandbox, 1) });
  const made = () => [...screen.sandbox.state.groups.values()].filter(({ name }) => name === 'Lanterns');
  screen.goTo('/manage/groups');
  await expect.element(page.getByText(/as many groups as PluralKit allows/)).toBeVisible();
  await page.getByRole('link', { name: words.create }).click();
  await field('name').fill('Lanterns');
  await page.getByRole('button', { name: words.add.save }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await screen.reload();
  await expect.element(field('name')).toHaveValue('Lanterns');
  expect(made()).toEqual([]);

  limitTo(screen.sandbox, 250);
  screen.breakWith({ kind: 'lost-answer', match: { method: 'POST' }, times: 1 });
  await page.getByRole('button', { name: words.add.save }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lanterns' })).toBeVisible();
  expect(made()).toHaveLength(1);
});
