import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import { readableColor, type Theme } from './readable-color.ts';

const COLOR = '#d0a040';
let close = () => {};

/** Shows the initials of a picture with its own colour, in a theme. */
async function show(theme: Theme, { ownColors = 'on' } = {}): Promise<CSSStyleDeclaration> {
  Object.assign(document.documentElement.dataset, { theme, ownColors });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Avatar src={null} initials="LH" size={44} color={COLOR} />);
  close = () => {
    root.unmount();
    host.remove();
  };
  await expect.poll(() => host.firstElementChild?.textContent).toBe('LH');
  // With one, a browser computes the style of each picture separately, which takes several times as long.
  expect(host.innerHTML).not.toMatch(/style="[^"]*--[\w-]+:/);
  return getComputedStyle(host.firstElementChild as Element);
}

function rgb(color: string | null): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? '', 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

afterEach(() => {
  close();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.ownColors;
});

test.each(['light', 'dark'] as const)(
  'a picture has a ring and initials in its own colour, corrected for the %s theme',
  async (theme) => {
    const style = await show(theme);
    const own = rgb(readableColor(COLOR, theme));
    expect([style.outlineStyle, style.outlineColor, style.color]).toEqual(['solid', own, own]);
  },
);

test('without own colours a picture has neither', async () => {
  const style = await show('light', { ownColors: 'off' });
  expect(style.outlineStyle).toBe('none');
  expect(style.color).not.toBe(rgb(readableColor(COLOR, 'light')));
});
