import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { GALLERY_SIZES, type GalleryRecords, galleryScreens } from './gallery-screens.ts';
import { inRoot } from './root.mjs';
import { SampleApp, THEMES, type Theme, takeWebp } from './sample-app.ts';

/** The options of `npm run pictures`; its help explains each. */
const {
  GALLERY_SCREEN = '',
  GALLERY_WIDTH,
  GALLERY_THEME,
  GALLERY_TEXT,
  GALLERY_LARGE,
  GALLERY_LONG_NAMES,
  GALLERY_WHOLE,
  GALLERY_RIGHT_TO_LEFT,
} = process.env;
const FOLDER = inRoot('gallery');
const LONGEST_NAME = 100;

const sample = await SampleApp.open(GALLERY_LARGE === undefined ? 'demo' : 'large');
const screens = Object.entries(galleryScreens(galleryRecords(sample))).filter(([name]) =>
  name.includes(GALLERY_SCREEN),
);
const sizes = GALLERY_SIZES.filter(
  ({ width }) => GALLERY_WIDTH === undefined || width === Number(GALLERY_WIDTH),
);
const themes = THEMES.filter((theme) => GALLERY_THEME === undefined || theme === GALLERY_THEME);

try {
  if (GALLERY_LONG_NAMES !== undefined) lengthenNames(sample);
  await mkdir(FOLDER, { recursive: true });
  for (const former of await readdir(FOLDER)) await rm(`${FOLDER}/${former}`);
  const taken: string[] = [];
  for (const size of sizes) {
    for (const theme of themes) taken.push(...(await takeAll(size, theme)));
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
      await screen.act?.(page);
      await vary(page);
      if (GALLERY_WHOLE !== undefined) await growToContent(page);
      const file = `${name}-${viewport.width}-${theme}.webp`;
      await writeFile(`${FOLDER}/${file}`, await takeWebp(page));
      files.push(file);
      await page.setViewportSize(viewport);
    }
    await page.context().close();
  }
  return files;
}

/** Records of the own system, each the first of its kind. Throws when the sample data has none. */
function galleryRecords({ ownSystem, service }: SampleApp): GalleryRecords {
  const { systems, members, groups, systemGuilds } = service.sandbox.state;
  const own = [...systems.values()].find(({ id }) => id === ownSystem);
  const first = <T extends { readonly system: string }>(rows: Iterable<T>): T => {
    const row = [...rows].find(({ system }) => system === own?.uuid);
    if (row === undefined) throw new Error(`The sample data of ${ownSystem} is not complete.`);
    return row;
  };
  return {
    system: ownSystem,
    member: first(members.values()).id,
    group: first(groups.values()).id,
    server: first(systemGuilds.values()).guild,
  };
}

/** Names as long as PluralKit allows, of words and of texts without a place to break. */
function lengthenNames({ service }: SampleApp): void {
  const { systems, members, groups } = service.sandbox.state;
  for (const row of systems.values()) row.name = longName(row.name ?? '');
  for (const row of [...members.values(), ...groups.values()]) row.display_name = longName(row.name);
}

function longName(start: string): string {
  return `${start} of the long river Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and of its banks`
    .padEnd(LONGEST_NAME, '.')
    .slice(0, LONGEST_NAME);
}

/** Larger text and the other direction, as in a browser. */
async function vary(page: Page): Promise<void> {
  if (GALLERY_TEXT === undefined && GALLERY_RIGHT_TO_LEFT === undefined) return;
  await page.evaluate(
    ([percent, isRightToLeft]) => {
      if (percent !== undefined) document.documentElement.style.fontSize = `${percent}%`;
      if (isRightToLeft !== undefined) document.documentElement.dir = 'rtl';
      // The page settles on what fits into the new sizes.
      return new Promise((resolve) => setTimeout(resolve, 300));
    },
    [GALLERY_TEXT, GALLERY_RIGHT_TO_LEFT] as const,
  );
}

/** A window as high as the page, whose bars stay at its ends. */
async function growToContent(page: Page): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize({ width, height });
}

/** A page with all pictures, one screen after another. */
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
