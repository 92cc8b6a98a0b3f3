import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { BrowserContextOptions } from '@playwright/test';
import { inRoot } from './root.mjs';
import { SampleApp, THEMES, type Theme, takeWebp } from './sample-app.ts';

const SIZES = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

const FOLDER = inRoot('docs/images');

const sample = await SampleApp.open('demo');

/** The main screens, by the names of their pictures. */
const SCREENS = {
  'status-tiles': '/status/tile',
  'status-list': '/status/list',
  'status-table': '/status/table',
  lookup: '/lookup?q=exmpl',
  system: '/lookup/system/exmpl/members',
  member: `/lookup/member/${sample.memberNamed('Luna')}`,
  switch: '/switch',
  members: '/manage/members',
  settings: '/settings',
} as const;

try {
  await mkdir(FOLDER, { recursive: true });
  for (const former of await readdir(FOLDER)) await rm(`${FOLDER}/${former}`);
  for (const [size, context] of Object.entries(SIZES)) {
    for (const theme of THEMES) await takeAll(size, context, theme);
  }
} finally {
  await sample.close();
}

/** Takes every screen in one size and theme, one after another on the same device. */
async function takeAll(size: string, context: BrowserContextOptions, theme: Theme): Promise<void> {
  const page = await sample.newPage({ context, theme });
  for (const [screen, path] of Object.entries(SCREENS)) {
    await sample.show(page, path);
    const file = `${screen}-${size}${theme === 'dark' ? '-dark' : ''}.webp`;
    await writeFile(`${FOLDER}/${file}`, await takeWebp(page));
    console.log(`docs/images/${file}`);
  }
  await page.context().close();
}
