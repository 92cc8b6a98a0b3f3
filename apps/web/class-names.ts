import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names classes in the build by their own name and the number of their file, such as `block-4f`. Vite's names contain a hash, which is in the
 * style sheet and in the script, and which no compression makes smaller.
 */
export function classNames(): Plugin {
  let files: readonly string[] = [];
  return {
    name: 'frontboard:class-names',
    apply: 'build',
    config: () => ({
      css: {
        modules: { generateScopedName: (name: string, fileName: string) => nameOf(name, fileName, files) },
      },
    }),
    configResolved({ root }) {
      const source = join(root, 'src');
      files = readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.module.css'))
        .map((file) => join(source, file))
        .sort();
    },
  };
}

/** @throws {Error} For a style sheet that is not among the files. */
export function nameOf(name: string, fileName: string, files: readonly string[]): string {
  const place = files.indexOf(join(fileName.replace(/\?.*$/, '')));
  if (place < 0) throw new Error(`${fileName} is not in the source folder.`);
  return `${name}-${place.toString(36)}`;
}
