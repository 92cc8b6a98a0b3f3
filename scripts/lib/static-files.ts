import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip';

/** One file of the built app, in the encodings it can be sent in. */
export interface StaticFile {
  readonly contentType: string;
  /** A hash of the contents, without quotes. */
  readonly tag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** The built app by path: `/assets/main-abc.js` → file. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const SUFFIXES = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/**
 * Reads a whole built app into memory; it is about a megabyte. A path that is not in the map does not exist, so no request can
 * reach a file outside the folder, and a new build beside a running server changes nothing for the pages it serves.
 *
 * @throws When the folder cannot be read.
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || basename(entry.name).startsWith('.')) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    contents.set(`/${relative(folder, file).split(sep).join('/')}`, new Uint8Array(await readFile(file)));
  }
  const files = new Map<string, StaticFile>();
  for (const [path, body] of contents) {
    if (isEncodedCopy(path, contents)) continue;
    files.set(path, {
      contentType: getMimeType(path) ?? 'application/octet-stream',
      tag: contentTag(body),
      body,
      encoded: encodedCopies(path, contents),
    });
  }
  return files;
}

/** A short hash for an ETag. */
export function contentTag(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

function isEncodedCopy(path: string, contents: ReadonlyMap<string, unknown>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => path.endsWith(suffix) && contents.has(path.slice(0, -suffix.length)),
  );
}

function encodedCopies(
  path: string,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): StaticFile['encoded'] {
  const br = contents.get(path + SUFFIXES.br);
  const gzip = contents.get(path + SUFFIXES.gzip);
  return { ...(br && { br }), ...(gzip && { gzip }) };
}
