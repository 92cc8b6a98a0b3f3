import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const TEXT = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);
/** Below this a packet is a packet, compressed or not. */
const SMALLEST_BYTES = 1_024;

/**
 * Writes `name.br` and `name.gz` beside every text file of a built folder, so that a server can send them as they are.
 * @param {string} folder
 * @returns {Promise<number>} How many files were compressed.
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    // `path` is what Node 20 calls it; `parentPath` came with 20.12 and replaced it.
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const done = await Promise.all(files.map(compressFile));
  return done.filter(Boolean).length;
}

/** @param {string} file */
async function compressFile(file) {
  const text = await readFile(file);
  if (text.byteLength < SMALLEST_BYTES) return false;
  const [br, gz] = await Promise.all([
    brotliAsync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength },
    }),
    gzipAsync(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
