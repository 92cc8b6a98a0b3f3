import { afterEach, expect, it, vi } from 'vitest';
import { askShellForType } from './shell.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [Response.json({ type: 'image/png' }), 'image/png'],
  [Response.json({ type: null }), null],
  [Response.json([]), null],
  [new Response('Not found.', { status: 404 }), null],
])('reads what the program around the page answers (%#)', async (answer, expected) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer;
  });
  expect(await askShellForType('https://a.example/a.png?x=1&y=2')).toBe(expected);
  expect(asked).toEqual(['/native/head?url=https%3A%2F%2Fa.example%2Fa.png%3Fx%3D1%26y%3D2']);
});
