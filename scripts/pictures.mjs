import { buildWebIfStale } from './lib/build-web.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { readOptions } from './lib/options.mjs';
import { runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';
import { runTypeScript } from './lib/run.mjs';
import { ensureSetUp } from './lib/setup.mjs';

const command = 'npm run pictures';

const options = {
  readme: {
    help: 'Takes the pictures of the README again, instead of the gallery.',
  },
  screen: { example: 'switch', help: 'Only screens with this in their name.' },
  width: { example: '390', help: 'Only screens of this width.' },
  theme: { example: 'dark', help: 'Only in this theme.' },
  text: { example: '200', help: 'Text of this size, in per cent.' },
  large: { help: 'With a system of 2,500 members.' },
  names: { help: 'With names of 100 letters.' },
  whole: { help: 'The whole of each screen, also what has to be scrolled to.' },
  rtl: { help: 'From right to left.' },
};

// Takes pictures of every screen, at every width and in both themes, into the folder "gallery"; or only the README's pictures.
await runCommand(async (args) => {
  const { readme, screen, width, theme, text, large, names, whole, rtl } = readOptions(args, {
    command,
    about: 'Takes pictures of every screen into the folder "gallery".',
    options,
  });
  await ensureSetUp();
  const { executablePath } = await ensureChromium();
  await buildWebIfStale();
  const env = {
    FRONTBOARD_CHROMIUM: executablePath,
    ...(screen !== undefined && { GALLERY_SCREEN: screen }),
    ...(width !== undefined && { GALLERY_WIDTH: width }),
    ...(theme !== undefined && { GALLERY_THEME: theme }),
    ...(text !== undefined && { GALLERY_TEXT: text }),
    ...(large && { GALLERY_LARGE: 'yes' }),
    ...(names && { GALLERY_LONG_NAMES: 'yes' }),
    ...(whole && { GALLERY_WHOLE: 'yes' }),
    ...(rtl && { GALLERY_RIGHT_TO_LEFT: 'yes' }),
  };
  const script = readme ? 'take-pictures.ts' : 'take-gallery.ts';
  return (await runTypeScript([inRoot(`scripts/lib/${script}`)], { env })) ?? 1;
});
