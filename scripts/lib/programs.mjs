import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Where programs of this name are, in the order of PATH.
 * @param {string} name
 */
export function programs(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).filter(isExecutable);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
