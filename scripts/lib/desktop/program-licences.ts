import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LicencePart } from '../../../apps/web/src/platform/licence-file.ts';
import { LICENCES, loadWebFiles, type WebFiles } from '../native/web-files.ts';
import { Problem } from '../problem.mjs';
import { inRoot } from '../root.mjs';
import { BUN, fetchWindowsParts } from './tools.mjs';

const FOLDER = inRoot('apps/desktop/licences');

/** Bun's list of what it contains was read for this version. Another one may contain more. */
const READ_BUN = '1.4.5';

/** Where its licence is from, with the lines of its authors and the names of texts in the folder. */
interface KnownLicence {
  readonly licence: string;
  readonly notice: readonly string[];
  readonly texts: readonly string[];
}

interface KnownPart extends KnownLicence {
  readonly name: string;
  readonly source: string;
}

/** The web build for the Windows program, with the licences of the program's own parts beside the app's. */
export async function loadWindowsFiles(
  options: Omit<Parameters<typeof loadWebFiles>[0], 'target'> = {},
): Promise<WebFiles> {
  const { addon } = await fetchWindowsParts();
  const web = await loadWebFiles({ ...options, target: 'windows' });
  return withProgramLicences(web, await programLicences({ addon: await readFile(addon), bun: BUN }));
}

/** The web build with these licences after its own. */
export function withProgramLicences(web: WebFiles, parts: readonly LicencePart[]): WebFiles {
  const file = web.get(LICENCES);
  if (file === undefined) return web;
  const own = JSON.parse(new TextDecoder().decode(file.body)) as readonly LicencePart[];
  const body = new TextEncoder().encode(JSON.stringify([...own, ...parts]));
  return new Map(web).set(LICENCES, { ...file, body });
}

/**
 * The licences of Bun, of the addon and of what both contain.
 *
 * @throws {Problem} If one of them has a part whose licence is not in the folder.
 */
export async function programLicences({
  addon,
  bun,
}: {
  readonly addon: Uint8Array;
  readonly bun: string;
}): Promise<readonly LicencePart[]> {
  if (bun !== READ_BUN) {
    throw new Problem(
      `apps/desktop/licences has what Bun ${READ_BUN} contains: compare it with LICENSE.md of Bun ${bun}.`,
    );
  }
  const parts = await readJson<readonly KnownPart[]>('parts.json');
  const known = await readJson<Readonly<Record<string, KnownLicence>>>('crates.json');
  const crates = cratesOf(addon);
  const unknown = crates.filter(({ name }) => !Object.hasOwn(known, name));
  if (crates.length === 0) throw new Problem('The addon for Windows does not say what it contains.');
  if (unknown.length > 0) {
    throw new Problem(
      `apps/desktop/licences/crates.json lacks ${unknown.map(({ name }) => name).join(', ')}.`,
    );
  }
  const addonPackage = inRoot('node_modules/@webviewjs/webview');
  const { version } = JSON.parse(await readFile(join(addonPackage, 'package.json'), 'utf8')) as {
    version: string;
  };
  return Promise.all([
    ...parts.map((part) => partOf(part.name, part.name === 'Bun' ? bun : '', part, part.source)),
    {
      name: '@webviewjs/webview',
      version,
      licence: 'MIT',
      place: 'program' as const,
      text: (await readFile(join(addonPackage, 'LICENSE'), 'utf8')).trim(),
    },
    ...crates.map(({ name, version: used }) => {
      // Checked above.
      const licence = known[name] as KnownLicence;
      return partOf(name, used, licence, `https://crates.io/crates/${name}`);
    }),
  ]);
}

async function partOf(
  name: string,
  version: string,
  { licence, notice, texts }: KnownLicence,
  source: string,
): Promise<LicencePart> {
  const read = await Promise.all(texts.map((text) => readFile(join(FOLDER, 'texts', `${text}.txt`), 'utf8')));
  const text = [source, notice.join('\n'), ...read.map((one) => one.trim())].filter((one) => one !== '');
  return { name, version, licence, place: 'program', text: text.join('\n\n') };
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(FOLDER, name), 'utf8')) as T;
}

/** The crates in a program of Rust, from the paths that it has for its messages. One without a message leaves none. */
function cratesOf(program: Uint8Array): readonly { readonly name: string; readonly version: string }[] {
  const text = Buffer.from(program.buffer, program.byteOffset, program.byteLength).toString('latin1');
  const found = text.matchAll(/registry[\\/]src[\\/][^\\/]+[\\/]([\w-]+?)-(\d+\.\d+\.\d+)[^\\/]*[\\/]/g);
  const versions = new Map([...found].map(([, name = '', version = '']) => [name, version]));
  return [...versions]
    .map(([name, version]) => ({ name, version }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
