import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, openedDialog, press } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { settingsWords } from '../settings/words.ts';
import { updatesWords as words } from './words.ts';

const NAME = 'Frontboard v99.0.0';
const offer = page.getByRole('status', { name: words.region });
const meta = document.createElement('meta');
meta.name = 'frontboard-releases';
meta.content = 'https://releases.example/latest';

const latest = () =>
  Response.json({
    name: NAME,
    tag_name: 'v99.0.0',
    body: '- **Faster** <script>alert(1)</script>',
    html_url: 'https://releases.example/99',
    assets: [],
  });

beforeEach(() => document.head.append(meta));
afterEach(() => meta.remove());

test('a newer version is looked for only when that is switched on, and then offered, read and skipped', async () => {
  let asked = 0;
  const screen = await renderScreen('/settings', {
    answerElsewhere: () => {
      asked += 1;
      return latest();
    },
  });
  const toggle = page.getByRole('switch', { name: 'Check for new versions' });
  await expect.element(toggle).not.toBeChecked();
  expect(asked).toBe(0);
  await page.getByText('Check for new versions', { exact: true }).click();
  await expect.element(offer.getByText(words.offered(NAME))).toBeVisible();
  await offer.getByRole('button', { name: words.changes }).click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByText('Faster')).toBeVisible();
  await expectGone(dialog.css('script'));
  await press('Escape');
  await expectGone(dialog);
  await expect
    .element(offer.getByRole('link', { name: words.get }))
    .toHaveAttribute('href', 'https://releases.example/99');
  await offer.getByRole('button', { name: words.skip }).click();
  await expectGone(offer.getByText(words.offered(NAME)));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.stored('settings')).toMatchObject({ settings: { ignoreVersion: 'v99.0.0' } });
  await page.getByRole('button', { name: settingsWords.releases.remindAgain }).click();
  await expect.poll(() => document.activeElement?.textContent).toContain(settingsWords.releases.noneIgnored);
});

test('a list of releases that fails is not mentioned', async () => {
  let asked = 0;
  const screen = await renderScreen('/settings', {
    answerElsewhere: () => {
      asked += 1;
      return new Response('', { status: 500 });
    },
  });
  await page.getByText('Check for new versions', { exact: true }).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  // The next start asks again.
  const before = asked;
  await screen.reload();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expectGone(offer.getByRole('link'));
  await expectGone(page.getByText('API Error'));
});
