import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { GALLERY_SIZES, galleryScreens } from './gallery-screens.ts';
import { inRoot } from './root.mjs';
import { SampleApp, THEMES, type Theme, takeWebp } from './sample-app.ts';

/** Only screens with this in their name, only this width, text of this percentage, and from right to left, where asked for. */
const { GALLERY_SCREEN = '', GALLERY_WIDTH, GALLERY_TEXT, GALLERY_RIGHT_TO_LEFT } = process.env;
const FOLDER = inRoot('gallery');

const sample = await SampleApp.open('demo');
const screens = Object.entries(galleryScreens(sample)).filter(([name]) => name.includes(GALLERY_SCREEN));
const sizes = GALLERY_SIZES.filter(
  ({ width }) => GALLERY_WIDTH === undefined || width === Number(GALLERY_WIDTH),
);

try {
  await mkdir(FOLDER, { recursive: true });
  for (const former of await readdir(FOLDER)) await rm(`${FOLDER}/${former}`);
  const taken: string[] = [];
  for (const size of sizes) {
    for (const theme of THEMES) taken.push(...(await takeAll(size, theme)));
  }
  await writeFile(`${FOLDER}/index.html`, indexOf(taken));
  console.log(`${taken.length} pictures: gallery/index.html`);
} finally {
  await sample.close();
}

/** Takes every screen in one size and theme, and returns the names of the files. */
async function takeAll(viewport: (typeof GALLERY_SIZES)[number], theme: Theme): Promise<readonly string[]> {
  const isPhone = viewport.width < 640;
  const context = { viewport, isMobile: isPhone, hasTouch: isPhone };
  const files: string[] = [];
  for (const isNew of [true, false]) {
    const page = await sample.newPage({ context, theme, isNew });
    for (const [name, screen] of screens) {
      if ((screen.isNew ?? false) !== isNew) continue;
      await sample.show(page, screen.path);
      await vary(page);
      const file = `${name}-${viewport.width}-${theme}.webp`;
      await writeFile(`${FOLDER}/${file}`, await takeWebp(page));
      files.push(file);
    }
    await page.context().close();
  }
  return files;
}

/** Larger text and the other direction, as a browser would have them. */
async function vary(page: Page): Promise<void> {
  if (GALLERY_TEXT === undefined && GALLERY_RIGHT_TO_LEFT === undefined) return;
  await page.evaluate(
    ([percent, isRightToLeft]) => {
      if (percent !== undefined) document.documentElement.style.fontSize = `${percent}%`;
      if (isRightToLeft !== undefined) document.documentElement.dir = 'rtl';
      // The page settles on what the new sizes leave room for.
      return new Promise((resolve) => setTimeout(resolve, 300));
    },
    [GALLERY_TEXT, GALLERY_RIGHT_TO_LEFT] as const,
  );
}

/** A page with all pictures, a screen after another. */
function indexOf(files: readonly string[]): string {
  const figures = screens.map(([name]) => {
    const own = files.filter((file) => file.replace(/-\d+-(light|dark)\.webp$/, '') === name);
    const pictures = own.map((file) => `<img src="${file}" alt="${file}" title="${file}" loading="lazy">`);
    return `<h2>${name}</h2>\n<p>${pictures.join('\n')}</p>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>Screens of Frontboard</title>
<style>body{font-family:sans-serif;background:#888}p{display:flex;gap:8px;overflow-x:auto;align-items:start}img{height:480px}</style>
${figures.join('\n')}
`;
}
