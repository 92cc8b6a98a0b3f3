import type { Page } from '@playwright/test';
import { expectNoBarrier, expectToFitNarrowScreen } from './barriers.ts';
import { expect, remember, type Service, test } from './fixtures.ts';
import { groupRow, memberRow } from './world.ts';

/** The screens of looking something up, and what tells that each has loaded. */
const SCREENS: readonly {
  readonly name: string;
  readonly path: (service: Service) => string;
  readonly ready: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the empty lookup screen',
    path: () => '/lookup',
    ready: (page) => expect(page.getByText('What you look up is listed here')).toBeVisible(),
  },
  {
    name: 'what was found',
    path: () => '/lookup?q=exmpl',
    ready: (page) => expect(page.getByRole('link', { name: /Lantern House/ })).toBeVisible(),
  },
  {
    name: 'a message',
    path: (service) => `/lookup?q=${[...service.sandbox.state.messages.keys()][0]}`,
    ready: (page) => expect(page.getByText('About this message')).toBeVisible(),
  },
  {
    name: 'nothing found',
    path: () => '/lookup?q=zzzzz',
    ready: (page) => expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible(),
  },
  {
    name: 'a problem with what was typed',
    path: () => '/lookup?q=abc',
    ready: (page) => expect(page.getByText('2 letters missing: an ID has 5 or 6.')).toBeVisible(),
  },
  {
    name: 'a member',
    path: (service) => `/lookup/member/${memberRow(service, 'Quill').id}`,
    ready: (page) => expect(page.getByRole('link', { name: 'Night owls' })).toBeVisible(),
  },
  {
    name: 'a group',
    path: (service) => `/lookup/group/${groupRow(service, 'kitchen').id}`,
    ready: (page) => expect(page.getByText('4 members')).toBeVisible(),
  },
  {
    name: 'a group that keeps its members to itself',
    path: (service) => `/lookup/group/${groupRow(service, 'Writing desk').id}`,
    ready: (page) => expect(page.getByText('Who is in this group isn’t shared')).toBeVisible(),
  },
  {
    name: 'a member that is not there',
    path: () => '/lookup/member/exmpl',
    ready: (page) => expect(page.getByRole('link', { name: 'Open the system' })).toBeVisible(),
  },
];

// A colour half way through a transition is no finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screens of [SCREENS.slice(0, 5), SCREENS.slice(5)]) {
  const names = screens.map(({ name }) => name).join(', ');
  test(`no barrier, and nothing wider than 320 pixels, on ${names}`, async ({ page, open, service }) => {
    for (const { name, path, ready } of screens) {
      await test.step(name, async () => {
        await open(path(service));
        await ready(page);
        await expectNoBarrier(page);
        await expectToFitNarrowScreen(page);
      });
    }
  });
}

test('no barrier on the owner’s view and its pictures', async ({ page, open, app, service }) => {
  const token = service.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token;
  await remember(page, app, { settings: { version: 16, settings: { token } } });
  await open(`/lookup/member/${memberRow(service, 'Tamsin').id}`);
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quiet rooms' })).toBeVisible();
  await expectNoBarrier(page);
  await open(`/lookup/member/${memberRow(service, 'Juniper').id}`);
  await page.getByRole('button', { name: 'Enlarge Juniper 🌿’s picture' }).click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await expectNoBarrier(page);
});
