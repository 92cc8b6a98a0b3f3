import type { Sandbox } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { expectGone, openedDialog, press } from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch, systemRow } from '../../testing/world-rows.ts';
import { notificationWords } from '../../text/notification-words.ts';
import { descriptionWords } from '../description/words.ts';
import { recordWords } from '../record/words.ts';
import { helloWords as words } from './words.ts';

const HOUR_MS = 3_600_000;
const TEXT = ['Hi, ask before hugs.', ...Array(9).fill('I like tea.')].join('\n');
const hello = page.getByRole('region', { name: words.title });

/** Luna, who writes something, has been in front for half an hour, with Cas, whose pronouns and text are private. */
function prepare(sandbox: Sandbox): void {
  const [luna, cas] = [memberRow({ sandbox }, 'Luna'), memberRow({ sandbox }, 'cas')];
  Object.assign(luna, { description: TEXT, pronouns: 'she/they' });
  Object.assign(cas, { display_name: 'Cas', description: 'Only for us', pronouns: 'he/him' });
  Object.assign(cas.privacy, { pronoun_privacy: 'private', description_privacy: 'private' });
  recordSwitch({ sandbox }, 'exmpl', [luna.id, cas.id], Date.now() - HOUR_MS / 2);
}

async function openDetails(name: RegExp) {
  await page.css('[data-system="exmpl"]').getByRole('button', { name }).first().click();
  return openedDialog();
}

test('the details of a followed system say who is there, their pronouns, since when, and what they wrote as they wrote it', async () => {
  await renderScreen('/status/list', { followed: ['exmpl'], prepare });
  const dialog = await openDetails(/Lantern House/);
  const people = dialog.getByRole('list', { name: words.list }).getByRole('listitem');
  await expect
    .element(people.first())
    .toHaveTextContent(/Luna.*she\/they.*Here for (29|3\d) minutes.*Hi, ask before hugs\./);
  await dialog.getByRole('button', { name: descriptionWords.moreOf('Luna') }).click();
  await expect.element(dialog.getByRole('button', { name: descriptionWords.lessOf('Luna') })).toBeVisible();
  await expect.element(people.nth(1)).toHaveTextContent(`Cas ${words.noPronouns}`);
  await expect.element(people.nth(1)).not.toHaveTextContent('Only for us');
});

const switchesAsked = (screen: RenderedScreen) =>
  screen.requests().filter(({ path }) => path.includes('/switches')).length;

test('a front of half an hour ago says when it was checked, and neither that anybody is there nor since when', async () => {
  const screen = await renderScreen('/status/list', { followed: ['exmpl'], prepare });
  const current = await openDetails(/Lantern House/);
  await expect.element(current).toHaveTextContent(/Here for \d+ minutes/);
  await press('Escape');
  await expectGone(current);
  const { client, queryClient } = screen.services;
  const { uuid } = systemRow(screen, 'exmpl');
  const { queryKey } = systemLookups({ client, viewer: PUBLIC, uuid, call: {} }).front('exmpl');
  const front = queryClient.getQueryData(queryKey);
  expect(front).toBeDefined();
  screen.online.set(false);
  queryClient.setQueryData(queryKey, front, { updatedAt: Date.now() - HOUR_MS / 2 });
  const dialog = await openDetails(/Lantern House/);
  const said = dialog.getByRole('region', { name: words.title });
  await expect
    .element(said)
    .toHaveTextContent(new RegExp(`${recordWords.presence.wasHere} · (29|3\\d) minutes ago`));
  await expect.element(said).toHaveTextContent(/Luna.*she\/they.*Hi, ask before hugs\./);
  await expect.element(said).not.toHaveTextContent(/Here (for|since)/);
});

test.for([
  {
    front: 'without members',
    prepare: (sandbox: Sandbox) => recordSwitch({ sandbox }, 'exmpl', []),
  },
  {
    front: 'of members without a name',
    prepare: (sandbox: Sandbox) => {
      const row = memberRow({ sandbox }, 'Luna');
      recordSwitch({ sandbox }, 'exmpl', [row.id]);
      Object.assign(row, { name: '', display_name: null });
    },
  },
])('a front $front asks for no switches, because nobody is shown whose time they say', async (world) => {
  const screen = await renderScreen('/status/list', { followed: ['exmpl'], prepare: world.prepare });
  const dialog = await openDetails(/Lantern House/);
  await expect.element(dialog.getByRole('switch', { name: notificationWords.choose })).toBeVisible();
  await screen.caughtUp();
  expect(switchesAsked(screen)).toBe(0);
});

/** A device that permits notifications as soon as it is asked. */
function permitNotifications(): void {
  const own = Object.getOwnPropertyDescriptor(window, 'Notification');
  const device = {
    permission: 'default',
    requestPermission: async () => {
      device.permission = 'granted';
    },
  };
  Object.defineProperty(window, 'Notification', { value: device, configurable: true });
  onTestFinished(() => {
    if (own !== undefined) Object.defineProperty(window, 'Notification', own);
  });
}

test('the bell of a system is off until it is pressed, and is the same in its details and in those of a fronter', async () => {
  permitNotifications();
  const screen = await renderScreen('/status/list', { followed: ['exmpl', 'brook'], prepare });
  const chosen = () => screen.services.settings.getState().frontNotifications.systems;
  const ofFronter = await openDetails(/Luna/);
  const bell = ofFronter.getByRole('switch', { name: notificationWords.choose });
  await expect.element(bell).not.toBeChecked();
  await ofFronter.getByText(notificationWords.choose).click();
  await expect.element(bell).toBeChecked();
  expect(chosen()).toEqual(['exmpl']);
  await press('Escape');
  await expectGone(ofFronter);
  const ofSystem = await openDetails(/Lantern House/);
  await expect.element(ofSystem.getByRole('switch', { name: notificationWords.choose })).toBeChecked();
  await ofSystem.getByText(notificationWords.choose).click();
  await expect.poll(chosen).toEqual([]);
});

test('the page of a system says hello, and there is no bell where it is not followed', async () => {
  await renderScreen('/lookup/system/exmpl/fronters', { prepare });
  await expect.element(hello).toHaveTextContent('Luna');
  await expectGone(hello.getByRole('switch'));
});

test('discreet mode shows no text of others, and turned off nothing says hello', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/fronters', { prepare });
  await expect.element(hello).toHaveTextContent('Hi, ask before hugs.');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(hello).not.toHaveTextContent('Hi, ask before hugs.');
  screen.services.settings.update((settings) => ({ ...settings, greetings: false }));
  await expectGone(hello);
});

test('the own system is not greeted', async () => {
  await renderScreen('/lookup/system/exmpl/fronters', { own: 'exmpl', prepare });
  await expect.element(page.getByRole('link', { name: /Luna/ }).first()).toBeVisible();
  await expectGone(hello);
});
