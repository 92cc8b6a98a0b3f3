import { isRecord, parseRef, typeProblem } from '@frontboard/model';
import { openDocument } from './versioned.ts';

/** The version of the stored list of followed systems. */
export const FOLLOWED_VERSION = 2;

/** The result of `readFollowed`. */
export interface ReadFollowedResult {
  /** Normalised references of systems, in the stored order, each once. */
  readonly ids: string[];
  readonly problems: readonly string[];
  /** Written by a newer release: saving would lose what this one does not know. */
  readonly newer: boolean;
}

/**
 * Reads the stored list of followed systems (parsed JSON of any shape). Never throws; entries that are not references to a system are
 * left out and reported. Version 1 held records with notes, of which only the ids are read.
 */
export function readFollowed(stored: unknown): ReadFollowedResult {
  const problems: string[] = [];
  const document = openDocument(stored, 'systems', problems);
  if (!document) return { ids: [], problems, newer: false };
  const { version, content } = document;
  return { ids: readIds(content, problems), problems, newer: version !== null && version > FOLLOWED_VERSION };
}

/** The document to store for a list of followed systems. */
export function writeFollowed(ids: readonly string[]): {
  readonly version: typeof FOLLOWED_VERSION;
  readonly systems: readonly string[];
} {
  return { version: FOLLOWED_VERSION, systems: [...ids] };
}

function readIds(content: unknown, problems: string[]): string[] {
  const entries = entriesOf(content);
  if (!entries) {
    problems.push(typeProblem('array', content, 'systems'));
    return [];
  }
  const ids = new Set<string>();
  for (const [key, entry] of entries) {
    const id = isRecord(entry) ? entry.id : entry;
    const parsed = typeof id === 'string' ? parseRef('system', id) : null;
    if (parsed?.ok) ids.add(parsed.ref);
    else if (parsed) problems.push(`systems.${key}: Invalid system ID`);
    else problems.push(typeProblem('string', id, isRecord(entry) ? `systems.${key}.id` : `systems.${key}`));
  }
  return [...ids];
}

/** The list, or the records of a table by id (the id is then the key). */
function entriesOf(content: unknown): [string, unknown][] | null {
  if (Array.isArray(content)) return content.map((entry: unknown, index) => [String(index), entry]);
  if (!isRecord(content)) return null;
  return Object.entries(content).map(([key, entry]) => [
    key,
    isRecord(entry) && typeof entry.id === 'string' ? entry : key,
  ]);
}
