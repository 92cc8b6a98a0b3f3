import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the embedded addon where the system can load it. Its name carries its hash and its bytes are compared, so an older copy, or one that
 * was changed, is never loaded. (Bun's own way would leave a temporary file behind with every start on Windows.)
 *
 * @param embedded the path of the embedded file
 * @param folder the data folder
 * @returns the path of the file on the disk
 */
export function placeAddon(embedded: string, folder: string): string {
  const bytes = readFileSync(embedded);
  const hash = sha256(bytes);
  const place = join(folder, 'bin');
  const file = join(place, `webview-${hash.slice(0, 16)}.node`);
  if (!existsSync(file) || sha256(readFileSync(file)) !== hash) {
    mkdirSync(place, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, bytes);
    renameSync(part, file);
  }
  return file;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
