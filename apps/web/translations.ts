import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('src', import.meta.url));

/** The languages beside English whose texts are in files of their own, such as `words.de.ts`, by their tags. */
const LANGUAGES = ['de'] as const;
/** An invented language, for finding texts outside the catalogue (`src/text/language/en-XA.ts`). */
const PSEUDO = 'en-XA';

/** The address of a translation during development. */
const DEVELOPMENT = '/@translation/';

/** Whether the module is only of a translation, and so not of the app's own files. */
export function isTranslation(moduleId: string): boolean {
  return (
    moduleId.includes(DEVELOPMENT) ||
    /\/text\/language\/german-forms\.ts$|\.de\.ts$|\/en-XA\.ts$/.test(moduleId)
  );
}

/**
 * Builds each translation into a file of its own and lists them in the page. `public/start.js` loads the one of the page, and the app's script
 * waits for it (decision 0137).
 */
export function translations(): Plugin {
  const tags = [...LANGUAGES, PSEUDO];
  let isBuild = false;
  return {
    name: 'frontboard:translations',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      for (const tag of tags)
        this.emitFile({ type: 'chunk', id: DEVELOPMENT + tag, name: tag, preserveSignature: 'strict' });
    },
    resolveId: {
      filter: { id: /^\/@translation\// },
      handler: (id) => id,
    },
    load: {
      filter: { id: /^\/@translation\// },
      handler: (id) => exportsOf(id.slice(DEVELOPMENT.length)),
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const addressOf = (tag: string) => {
          if (!isBuild) return DEVELOPMENT + tag;
          const built = chunks.find(({ facadeModuleId }) => facadeModuleId === DEVELOPMENT + tag);
          if (built === undefined) throw new Error(`The translation ${tag} was not built.`);
          return `/${built.fileName}`;
        };
        const list = JSON.stringify(Object.fromEntries(tags.map((tag) => [tag, addressOf(tag)])));
        return html.replace(
          'name="frontboard-translations" content=""',
          `name="frontboard-translations" content='${list}'`,
        );
      },
    },
  };
}

/** A module that exports all parts of the catalogue in this language. */
function exportsOf(tag: string): string {
  const files =
    tag === PSEUDO
      ? [`text/language/${PSEUDO}.ts`]
      : readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
          path.endsWith(`.${tag}.ts`),
        );
  const names = files.flatMap((path) =>
    [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  );
  const repeated = names.filter((name, place) => names.indexOf(name) !== place);
  // A name that two files export would be in none.
  if (repeated.length > 0)
    throw new Error(`The translation ${tag} has these parts twice: ${repeated.join(', ')}.`);
  return files.map((path) => `export * from ${JSON.stringify(join(SOURCES, path))};\n`).join('');
}
