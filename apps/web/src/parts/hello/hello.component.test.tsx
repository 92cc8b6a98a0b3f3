import type { Sandbox } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, openedDialog } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch } from '../../testing/world-rows.ts';
import { notificationWords } from '../../text/notification-words.ts';
import { descriptionWords } from '../description/words.ts';
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

test('the bell of a system is off until it is chosen, in its details and in those of a fronter', async () => {
  const screen = await renderScreen('/status/list', {
    followed: ['exmpl', 'brook'],
    prepare,
    stored: {
      preferences: {
        version: 1,
        notices: { systems: ['brook'], names: false, quiet: false, quietFrom: '22:00', quietTo: '07:00' },
      },
    },
  });
  const dialog = await openDetails(/Luna/);
  const bell = dialog.getByRole('switch', { name: notificationWords.choose });
  await expect.element(bell).not.toBeChecked();
  screen.services.settings.update((settings) => ({
    ...settings,
    frontNotifications: { ...settings.frontNotifications, systems: ['brook', 'exmpl'] },
  }));
  await expect.element(bell).toBeChecked();
  await dialog.getByText(notificationWords.choose).click();
  await expect.poll(() => screen.services.settings.getState().frontNotifications.systems).toEqual(['brook']);
});

test('the page of a system says hello, and there is no bell where it is not followed', async () => {
  await renderScreen('/lookup/system/exmpl/fronters', { prepare });
  await expect.element(hello).toHaveTextContent('Luna');
  await expectGone(hello.getByRole('switch'));
});

test('discreet mode shows no text of others, and turned off or for the own system nothing says hello', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/fronters', { prepare });
  await expect.element(hello).toHaveTextContent('Hi, ask before hugs.');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(hello).not.toHaveTextContent('Hi, ask before hugs.');
  screen.services.settings.update((settings) => ({ ...settings, greetings: false }));
  await expectGone(hello);
  await renderScreen('/lookup/system/exmpl/fronters', { own: 'exmpl', prepare });
  await expect.element(page.getByRole('link', { name: /Luna/ }).first()).toBeVisible();
  await expectGone(hello);
});
