import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveApp } from '../scripts/lib/app-server.ts';
import { nameReleases } from '../scripts/lib/page.ts';
import { test as base, expect, storedDocument, withPage } from './fixtures.ts';

const REPOSITORY = '/repos/example/frontboard';

const CHANGELOG = '# Changelog\n\n## 99.0.0\n\n- **Read from the file**\n\n## 0.12.2\n\n- Known already\n';

/** An API like GitHub's, and the app built to use it. */
const test = base.extend<{
  feed: { url: string; asked: number; tag: string; changelog: string | null };
  asking: string;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures wanted from this pattern
  feed: async ({}, use) => {
    const feed = { url: '', asked: 0, tag: 'v99.0.0', changelog: null as string | null };
    const server = createServer((request, response) => {
      const cors = { 'Access-Control-Allow-Origin': '*' };
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed');
      if (pathname !== `${REPOSITORY}/releases/latest`) {
        const isFile =
          pathname === `${REPOSITORY}/contents/CHANGELOG.md` && searchParams.get('ref') === feed.tag;
        const raw = 'application/vnd.github.raw+json';
        if (!isFile || feed.changelog === null || request.headers.accept !== raw) {
          response.writeHead(404, { ...cors, 'Content-Type': 'application/json; charset=utf-8' });
          response.end('{"message":"Not Found","status":"404"}');
          return;
        }
        response.writeHead(200, { ...cors, 'Content-Type': `${raw}; charset=utf-8` });
        response.end(feed.changelog);
        return;
      }
      feed.asked += 1;
      response.writeHead(200, {
        ...cors,
        'Content-Type': 'application/json; charset=utf-8',
      });
      response.end(
        JSON.stringify({
          name: `Frontboard ${feed.tag}`,
          tag_name: feed.tag,
          body: '- **Faster** <script>alert(1)</script>',
          html_url: 'https://releases.example/99',
          // No page may read the place of the files.
          assets: ['CHANGELOG.md', 'Frontboard-99.0.0.apk'].map((name, id) => ({
            url: `http://${request.headers.host}${REPOSITORY}/releases/assets/${id}`,
            name,
            browser_download_url: `https://releases.example/download/${feed.tag}/${name}`,
          })),
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    feed.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${REPOSITORY}/releases/latest`;
    await use(feed);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  asking: async ({ feed, files, service }, use) => {
    const app = await serveApp({
      files: withPage(files, (html) => nameReleases(html, feed.url)),
      service: service.url as `http${string}`,
    });
    await use(app.url);
    await app.close();
  },
});

test('in a browser the app looks for newer versions only if the person turned that on; then the newer one is offered, read up to the version in use, and skipped', async ({
  page,
  asking,
  feed,
}) => {
  await page.goto(`${asking}/settings`);
  const toggle = page.getByRole('switch', { name: 'Check for new versions' });
  await expect(toggle).not.toBeChecked();
  expect(feed.asked).toBe(0);
  await page.getByText('Check for new versions', { exact: true }).click();
  const offer = page.getByRole('status', { name: 'Newer version' });
  await expect(offer.getByText('Frontboard v99.0.0 is available.')).toBeVisible();
  await offer.getByRole('button', { name: 'What is new' }).click();
  await expect(page.getByRole('dialog').getByText('Faster')).toBeVisible();
  await expect(page.getByRole('dialog').locator('script')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(offer.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    'https://releases.example/99',
  );
  const other = await page.context().newPage();
  await other.goto(`${asking}/debug`);
  const offerThere = other.getByRole('status', { name: 'Newer version' });
  await expect(offerThere.getByText('Frontboard v99.0.0 is available.')).toBeVisible();
  await offer.getByRole('button', { name: 'Skip this version' }).click();
  await expect(offer.getByText('Frontboard v99.0.0 is available.')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }), 'the focus goes on from what has gone').toBeFocused();
  await expect(offerThere.getByText('Frontboard v99.0.0 is available.')).toBeHidden();
  await expect
    .poll(() => storedDocument(page, 'settings'))
    .toMatchObject({ settings: { ignoreVersion: 'v99.0.0' } });
  await page.reload();
  await expect.poll(() => feed.asked).toBe(3);
  await expect(page.getByText('v99.0.0 is skipped.')).toBeVisible();
  await expect(offer.getByRole('link')).toHaveCount(0);
  feed.changelog = CHANGELOG;
  await page.getByRole('button', { name: 'Remind me again' }).click();
  await expect(page.locator(':focus')).toContainText('No version is skipped.');
  await page.reload();
  await expect(offer.getByText('Frontboard v99.0.0 is available.')).toBeVisible();
  // The list of changes of the release, if it has one, up to the version in use.
  await offer.getByRole('button', { name: 'What is new' }).click();
  await expect(page.getByRole('dialog').getByText('Read from the file')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Known already')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer.getByRole('link')).toHaveCount(0);
});
