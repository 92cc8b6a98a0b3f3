/** One file of the web build. */
export interface WebFile {
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** The web build by path: `/assets/main-abc.js` → file. A page has access to nothing else. */
export type WebArchive = ReadonlyMap<string, WebFile>;

interface Entry {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
}

const MARK = 'FRONTBOARD WEB 1\n';

/** Puts files into one, in the order given: a mark, a line that lists them, then their contents one after the other. */
export function packWeb(files: WebArchive): Uint8Array {
  const entries = [...files].map(
    ([path, { contentType, body }]): Entry => ({ path, contentType, bytes: body.byteLength }),
  );
  const head = Buffer.from(`${MARK}${JSON.stringify(entries)}\n`);
  return Buffer.concat([head, ...[...files.values()].map(({ body }) => body)]);
}

/**
 * Reads what `packWeb` wrote.
 *
 * @throws {Error} When it is something else, or was cut off.
 */
export function unpackWeb(archive: Uint8Array): WebArchive {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  if (!bytes.subarray(0, MARK.length).equals(Buffer.from(MARK)))
    throw new Error('This is not a web archive.');
  const listEnd = bytes.indexOf('\n', MARK.length);
  // Written by packWeb of the same build, as its mark says.
  const entries = JSON.parse(bytes.toString('utf8', MARK.length, listEnd)) as readonly Entry[];
  const files = new Map<string, WebFile>();
  let start = listEnd + 1;
  for (const { path, contentType, bytes: length } of entries) {
    const body = bytes.subarray(start, start + length);
    if (body.byteLength !== length) throw new Error('The web archive was cut off.');
    files.set(path, { contentType, body });
    start += length;
  }
  return files;
}
