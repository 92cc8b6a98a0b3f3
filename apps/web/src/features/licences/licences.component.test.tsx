import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { settingsWords } from '../settings/words.ts';
import { licenceWords as words } from './words.ts';

afterEach(() => vi.unstubAllGlobals());

const part = {
  name: 'Frontboard',
  version: '1.0.0',
  licence: 'Apache-2.0',
  place: 'own',
  text: 'Our licence',
};
const parts = [
  part,
  { ...part, name: 'react', licence: 'MIT', place: 'app', text: 'Copyright of React' },
  { ...part, name: 'Bun', version: '', licence: '', place: 'program', text: 'Copyright of Bun' },
];

/** Answers for the file that only a build contains. */
function answerLicences(first: string) {
  const control = { text: first };
  const real = window.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    input === '/licences.json' ? Promise.resolve(new Response(control.text)) : real(input, init),
  );
  return control;
}

test('the licences are reached from the settings, each below the name of what it is for', async () => {
  answerLicences(JSON.stringify(parts));
  const screen = await renderScreen('/settings');
  await page.getByRole('link', { name: settingsWords.about.licences }).click();
  expect(screen.address()).toBe('/licences');
  const react = page.getByRole('region', { name: 'react 1.0.0' });
  await expect.element(react.getByRole('heading', { level: 3, name: 'react 1.0.0' })).toBeVisible();
  await expect.element(react.getByText('Copyright of React')).not.toBeInTheDocument();
  await react.getByText(words.show('MIT')).click();
  await expect.element(react.getByText('Copyright of React')).toBeVisible();
  for (const title of Object.values(words.places))
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bun', exact: true })).toBeVisible();
});

test('licences that cannot be loaded can be asked for again', async () => {
  const file = answerLicences('<!doctype html>');
  await renderScreen('/licences');
  await expect.element(page.getByText(words.failed)).toBeVisible();
  file.text = JSON.stringify(parts);
  await page.getByRole('button', { name: words.retry }).click();
  await expect.element(page.getByRole('heading', { level: 3, name: 'react 1.0.0' })).toBeVisible();
  await expect.element(page.getByText(words.failed)).not.toBeInTheDocument();
});
