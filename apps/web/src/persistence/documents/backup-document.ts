import { isRecord, typeProblem } from '@frontboard/model';
import {
  FOLLOWED_VERSION,
  type ReadFollowedResult,
  readFollowed,
  writeFollowed,
} from './followed-document.ts';
import { placeOfJsonFault } from './json-fault.ts';
import type { PkstatusSettings } from './pkstatus-settings.ts';
import {
  isBareSettings,
  NEWEST_PKSTATUS_VERSION,
  type ReadPkstatusResult,
  readPkstatusSettings,
  writePkstatusSettings,
} from './read-pkstatus-settings.ts';

/** The result of `readBackup`. */
export interface ReadBackupResult {
  /** Null when the backup has no readable settings. Their token is always null. */
  readonly settings: ReadPkstatusResult | null;
  /** Null when the backup has no readable list of followed systems. */
  readonly followed: ReadFollowedResult | null;
  /** Everything that did not fit, in the file and in both parts, with the paths in the file. */
  readonly problems: readonly string[];
}

/**
 * Reads a backup, `{ settings: { version, settings }, systems: { version, systems } }`, as parsed JSON or as the text of the
 * file; PKStatus writes the same form. Never throws. A part that is missing or unreadable is null, so that restoring leaves what
 * person has. A token in a backup is ignored: it might belong to another person.
 */
export function readBackup(json: unknown): ReadBackupResult {
  const content = typeof json === 'string' ? parseJson(json) : json;
  if (!isRecord(content)) {
    const problem =
      content === UNREADABLE && typeof json === 'string' ? faultOf(json) : typeProblem('object', content, '');
    return { settings: null, followed: null, problems: [problem] };
  }
  const hasSettings = isBareSettings(content.settings) || isRecord(contentOf(content.settings, 'settings'));
  const settings = hasSettings ? withoutToken(readPkstatusSettings(content.settings)) : null;
  const list = contentOf(content.systems, 'systems');
  const followed = isRecord(list) || Array.isArray(list) ? readFollowed(content.systems) : null;
  const problems = [
    ...(settings === null
      ? [missingPart(content.settings, 'settings', 'object')]
      : problemsOf('settings', settings, NEWEST_PKSTATUS_VERSION)),
    ...(followed === null
      ? [missingPart(content.systems, 'systems', 'array')]
      : problemsOf('systems', followed, FOLLOWED_VERSION)),
  ];
  // An empty list would make the person follow no system.
  const isLost = followed?.ids.length === 0 && followed.problems.length > 0;
  return { settings, followed: isLost ? null : followed, problems };
}

/** A backup of settings and followed systems, without the token. */
export function writeBackup(settings: PkstatusSettings, followedIds: readonly string[]) {
  return {
    settings: writePkstatusSettings({ ...settings, token: null }),
    systems: writeFollowed(followedIds),
  };
}

const UNREADABLE = Symbol('unreadable');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A file may hold anything; the caller is notified of it through `problems`.
    return UNREADABLE;
  }
}

function withoutToken(read: ReadPkstatusResult): ReadPkstatusResult {
  return { ...read, settings: { ...read.settings, token: null } };
}

/** The content of a part; without it the part would read as defaults, and restoring it would delete what the person has. */
function contentOf(part: unknown, key: string): unknown {
  return isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined;
}

function missingPart(part: unknown, name: string, expected: string): string {
  return isRecord(part)
    ? typeProblem(expected, contentOf(part, name), `${name}.${name}`)
    : typeProblem('object', part, name);
}

/** What did not fit in a part, by its path in the file; in a newer format, something may be lost without being wrong. */
function problemsOf(
  name: string,
  { problems, newer }: { readonly problems: readonly string[]; readonly newer: boolean },
  newestVersion: number,
): string[] {
  const version = newer ? [`version: Number must be less than or equal to ${newestVersion}`] : [];
  return [...version, ...problems].map((problem) => `${name}.${problem}`);
}

function faultOf(text: string): string {
  const place = placeOfJsonFault(text);
  if (place === null) return 'Invalid JSON';
  const { line, column, isEnd } = place;
  return `Invalid JSON: ${isEnd ? 'Unexpected end' : 'Unexpected text'} at line ${line}, column ${column}`;
}
