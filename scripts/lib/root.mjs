import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * A path inside the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);

/**
 * Where the person is: npm runs commands in the repository, but a path they write is meant from their own folder.
 */
export const callersFolder = () => process.env.INIT_CWD ?? process.cwd();
