import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, openedDialog, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch, systemRow } from '../../testing/world-rows.ts';
import { imageChoiceWords } from '../../text/image-choice-words.ts';
import { pictureWords as words } from './words.ts';

/** Nothing on this computer answers there. */
const ELSEWHERE = 'https://127.0.0.1:9/luna.png';
const question = page.getByRole('region', { name: words.title });
const choice = (name: string) => question.getByRole('button', { name });

test.for([
  ['on Status after a restored backup', '/status/list', { followed: ['exmpl'] }],
  ['on the page of a shared link', '/lookup/member/Luna', {}],
  ['on Switch, with a token first', '/switch', { own: 'exmpl' }],
] as const)('the question which pictures to load is asked %s, once', async ([, path, options]) => {
  let luna = '';
  const screen = await renderScreen('/lookup', {
    ...options,
    prepare(sandbox) {
      const row = memberRow({ sandbox }, 'Luna');
      row.avatar_url = ELSEWHERE;
      luna = row.id;
      systemRow({ sandbox }, 'exmpl').avatar_url = ELSEWHERE;
    },
  });
  screen.goTo(path.replace('Luna', luna));
  await expect.element(question).toHaveTextContent('The host of a picture sees your IP address');
  await choice(imageChoiceWords.trusted).click();
  await expect.element(page.getByText(words.saved)).toBeVisible();
  await expectGone(question);
  await expect
    .poll(() => screen.stored('preferences'))
    .toMatchObject({ images: 'trusted', hasChosenImages: true });
  await screen.reload();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await screen.caughtUp();
  await expectGone(question);
});

test('who meets only pictures that are loaded is not asked', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/members');
  await expect.element(page.getByText(/^\d+ members?$/)).toBeVisible();
  await screen.caughtUp();
  expect(question.elements()).toEqual([]);
});

const HOST = '127.0.0.1:9';
const line = (count: number) => page.css('main').getByText(words.notLoaded(count));
const inMain = (name: string) => page.css('main').getByRole('button', { name, exact: true });
const pictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].filter(({ src }) => src.startsWith(ELSEWHERE));

/** Watches which pictures of the other host are put on the screen: none loads, so each is replaced by initials. */
function watchPictures(): { readonly seen: ReadonlySet<string> } {
  const seen = new Set<string>();
  const look = () => {
    for (const { src } of pictures()) seen.add(src);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return { seen };
}

test.for([
  ['member', (ids: Ids) => `/lookup/member/${ids.luna}`],
  ['group', (ids: Ids) => `/lookup/group/${ids.group}`],
  ['system', () => '/lookup/system/exmpl'],
] as const)(
  'the page of a %s says that its pictures are not loaded, and loads them for once',
  async ([, addressOf]) => {
    const { screen, ids } = await renderElsewhere();
    const { seen } = watchPictures();
    screen.goTo(addressOf(ids));
    await expect.element(line(2)).toBeVisible();
    expect(seen).toEqual(new Set());
    await pressAt(inMain(words.load), 'Enter');
    await expect.poll(() => [...seen].sort()).toEqual([`${ELSEWHERE}?avatar`, `${ELSEWHERE}?banner`]);
    await expectGone(line(2));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await screen.reload();
    await expect.element(line(2)).toBeVisible();
  },
);

test('a host whose pictures are always loaded stays in the settings, until it is removed there', async () => {
  const { screen, ids } = await renderElsewhere();
  screen.goTo(`/lookup/member/${ids.luna}`);
  await inMain(words.alwaysFrom(HOST)).click();
  await expect.element(page.getByText(words.always(HOST))).toBeVisible();
  await expectGone(line(2));
  await expect.poll(() => screen.stored('preferences')).toMatchObject({ imageHosts: [HOST] });
  await screen.reload();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  await screen.caughtUp();
  await expectGone(line(2));
  screen.goTo('/settings');
  await pressAt(page.getByRole('button', { name: `No longer load from ${HOST}` }), 'Enter');
  await expect.element(page.getByRole('combobox', { name: 'Pictures' })).toHaveFocus();
  screen.goTo(`/lookup/member/${ids.luna}`);
  await expect.element(line(2)).toBeVisible();
});

test('after "None" a picture is loaded for once, but no host for always', async () => {
  const { screen, ids } = await renderElsewhere({ preferences: { version: 1, images: 'none' } });
  screen.goTo(`/lookup/member/${ids.luna}`);
  await expect.element(line(2)).toBeVisible();
  expect(inMain(words.alwaysFrom(HOST)).elements()).toEqual([]);
  await inMain(words.load).click();
  await expectGone(line(2));
  expect(question.elements()).toEqual([]);
});

test('the details of a fronter on Status say that a picture is not loaded', async () => {
  const { screen } = await renderElsewhere();
  screen.goTo('/status/list');
  await page.css('[data-system="exmpl"]').getByRole('button', { name: /Luna/ }).click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByText(words.notLoaded(2))).toBeVisible();
  await pressAt(dialog.getByRole('button', { name: words.load, exact: true }), 'Enter');
  await expectGone(dialog.getByText(words.notLoaded(2)));
  await expect.element(dialog).toHaveFocus();
});

interface Ids {
  readonly luna: string;
  readonly group: string;
}

/** The app at the lookup, with a system, a member who fronts and a group whose pictures are on another host. */
async function renderElsewhere(stored: Readonly<Record<string, unknown>> = {}) {
  const ids = { luna: '', group: '' };
  const screen = await renderScreen('/lookup', {
    followed: ['exmpl'],
    stored,
    prepare(sandbox) {
      const service = { sandbox };
      const luna = memberRow(service, 'Luna');
      const group = [...sandbox.state.groups.values()].find(({ system }) => system === luna.system);
      if (group === undefined) throw new Error('The system has no group.');
      for (const row of [luna, systemRow(service, 'exmpl')]) {
        row.avatar_url = `${ELSEWHERE}?avatar`;
        row.banner = `${ELSEWHERE}?banner`;
      }
      luna.webhook_avatar_url = null;
      group.icon = `${ELSEWHERE}?avatar`;
      group.banner = `${ELSEWHERE}?banner`;
      Object.assign(ids, { luna: luna.id, group: group.id });
      recordSwitch(service, 'exmpl', [luna.id]);
    },
  });
  return { screen, ids };
}
