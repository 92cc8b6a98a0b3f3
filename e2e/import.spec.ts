import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';

test.beforeEach(({ page, app, service }) => logIn(page, app, service));

const at = (time: string) => Date.parse(`2015-03-01T${time}:00Z`);

/** An export of Simply Plural, with private data that must not be read. */
const FILE = {
  users: [{ _id: 'user', username: 'lamp' }],
  customFields: [{ _id: 'f', name: 'Likes', order: '0|a', type: 0 }],
  members: [
    {
      _id: 'a',
      name: 'Newcomer One',
      pronouns: 'they/them',
      color: '#5bb5a2',
      private: true,
      info: { f: 'tea' },
    },
    { _id: 'b', name: 'Newcomer Two', desc: 'with <###@a###>', archived: true },
  ],
  frontStatuses: [{ _id: 's', name: 'Blurry, elsewhere' }],
  groups: [{ _id: 'g', name: 'Brought along', parent: 'root', members: ['a', 'b'] }],
  frontHistory: [
    { _id: '1', member: 'a', startTime: at('10:00'), endTime: at('12:00'), live: false },
    { _id: '2', member: 'b', startTime: at('11:00'), endTime: at('12:00'), live: false },
  ],
  tokens: [{ token: 'a-live-secret' }],
};

async function chooseAndLook(page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file to import' }).click();
  await (await choosing).setFiles({
    name: 'export.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(FILE)),
  });
  await page.getByRole('button', { name: 'See what would change' }).click();
}

test('a file of Simply Plural is imported, also over a reload, and a second import changes nothing', async ({
  page,
  open,
  service,
}) => {
  const { state } = service.sandbox;
  const named = (name: string) => [...state.members.values()].filter((row) => row.name === name);
  await open('/manage/file');
  await chooseAndLook(page);
  await expect(page.getByText('New: 2')).toBeVisible();
  // A custom front that was never used.
  await expect(page.getByText('Left out: 1')).toBeVisible();
  await expect(page.getByText('New switches: 3')).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => named('Newcomer One').length).toBe(1);
  await page.reload();
  // Seven are sent. Fields, and what members have in them, are stored on this device.
  await expect(page.getByText('Done: 9 of 9')).toBeVisible();

  expect(named('Newcomer One')).toMatchObject([{ pronouns: 'they/them', description: null }]);
  expect(named('Newcomer Two')).toMatchObject([{ description: 'with @Newcomer One' }]);
  const groups = [...state.groups.values()].filter(({ name }) => name === 'Brought along');
  expect(groups).toHaveLength(1);

  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('a-live-secret');
  expect(stored).toMatch(/Likes.*tea/s);
  await chooseAndLook(page);
  await expect(page.getByText('Nothing would change.')).toBeVisible();
});
