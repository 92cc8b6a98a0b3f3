import { expect, test } from './fixtures.ts';

test('the licences of packages and typefaces are in the built app, can be read with the keyboard, and cost no other screen anything', async ({
  page,
  open,
  app,
  files,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open('/settings');
  await expect(page.getByRole('link', { name: 'Licences' })).toBeVisible();
  expect(asked).not.toContain('/licences.json');
  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeFocused();
  for (const name of [/^Frontboard \d/, /^react \d/, /^@fontsource\/opendyslexic \d/, /^workbox-core \d/])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  const react = page.getByRole('region', { name: /^react \d/ });
  await react.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(react.getByText('Copyright (c) Meta Platforms')).toBeVisible();
  const served = await page.request.get(`${app.url}/licences.json`);
  expect(served.headers()['content-type']).toContain('json');
  expect(new TextDecoder().decode(files.get('/sw.js')?.body)).toContain('licences.json');
});
