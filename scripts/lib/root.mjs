import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * A path inside the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);
