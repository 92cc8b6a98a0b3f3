import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../testing/component/render-part.tsx';
import { outlineColor, type Theme } from '../colors/outline-color.ts';
import { Avatar } from './avatar.tsx';
import { ImagesAllowed } from './images-allowed.ts';
import { PictureLoading } from './picture-loading.ts';

const COLOR = '#d0a040';

/** Shows a picture with its own colour, in a theme. */
async function show(theme: Theme, { ownColors = 'on' } = {}): Promise<CSSStyleDeclaration> {
  Object.assign(document.documentElement.dataset, { theme, ownColors });
  const { host } = renderPart(<Avatar src={null} name="Luna Hart" size={44} color={COLOR} />);
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
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.ownColors;
});

test.each(['light', 'dark'] as const)(
  'a picture has a ring in its own colour, and around it a line that is visible in the %s theme',
  async (theme) => {
    const style = await show(theme);
    expect([style.outlineStyle, style.outlineColor]).toEqual(['solid', rgb(COLOR)]);
    expect(style.boxShadow).toBe(`${rgb(outlineColor(COLOR, theme))} 0px 0px 0px 1px`);
  },
);

test('without own colours a picture has neither', async () => {
  const style = await show('light', { ownColors: 'off' });
  expect([style.outlineStyle, style.boxShadow]).toEqual(['none', 'none']);
});

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>')}`;
const AVATAR = <Avatar src={PICTURE} name="Luna Hart" size={48} color={COLOR} />;

test('an allowed picture is a single element of the size of its box, and decoration', async () => {
  const { host } = renderPart(<ImagesAllowed value={(url) => url === PICTURE}>{AVATAR}</ImagesAllowed>);
  await expect.poll(() => host.querySelector('img')?.complete).toBe(true);
  expect(host.querySelectorAll('*')).toHaveLength(1);
  const { width, height } = host.querySelector('img')?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([48, 48]);
  expect(host.querySelector('img')?.alt).toBe('');
  // The host of the picture does not learn the address of the page.
  expect(host.querySelector('img')?.referrerPolicy).toBe('no-referrer');
});

test('a picture that may not be loaded is replaced by initials, also if nothing says which may be', async () => {
  const { host } = renderPart(
    <>
      <ImagesAllowed value={() => false}>{AVATAR}</ImagesAllowed>
      {AVATAR}
    </>,
  );
  await expect.poll(() => host.textContent).toBe('LHLH');
  expect(host.querySelector('img')).toBeNull();
});

test('a picture that cannot be loaded is replaced by initials', async () => {
  const { host } = renderPart(
    <ImagesAllowed value={() => true}>
      <Avatar src="data:image/png;base64,AAAA" name="Luna Hart" size={48} />
    </ImagesAllowed>,
  );
  await expect.poll(() => host.textContent).toBe('LH');
});

test('a picture loads now, when the browser finds it near the window, or later, always in a box of the same size', async () => {
  const { host } = renderPart(
    <ImagesAllowed value={() => true}>
      {AVATAR}
      <PictureLoading value="now">{AVATAR}</PictureLoading>
      <PictureLoading value="later">{AVATAR}</PictureLoading>
    </ImagesAllowed>,
  );
  await expect.poll(() => host.querySelectorAll('img')).toHaveLength(3);
  const pictures = [...host.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.loading)).toEqual(['lazy', 'auto', 'auto']);
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([PICTURE, PICTURE, null]);
  expect(pictures.map((picture) => picture.getBoundingClientRect().width)).toEqual([48, 48, 48]);
});
