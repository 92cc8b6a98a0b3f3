import { isRecord, typeProblem } from '@frontboard/model';
import { FOLLOWED_VERSION, readFollowed, writeFollowed } from './followed-document.ts';
import type { PkstatusSettings } from './pkstatus-settings.ts';
import {
  isBareSettings,
  NEWEST_PKSTATUS_VERSION,
  readPkstatusSettings,
  writePkstatusSettings,
} from './read-pkstatus-settings.ts';

/** The result of `readBackup`. */
export interface ReadBackupResult {
  /** Null when the backup has no readable settings. Their token is always null. */
  readonly settings: PkstatusSettings | null;
  /** Null when the backup has no readable list of followed systems. */
  readonly followed: readonly string[] | null;
  /** Everything that did not fit, in the file and in both parts, with the paths in the file. */
  readonly problems: readonly string[];
}

/**
 * Reads a backup, `{ settings: { version, settings }, systems: { version, systems } }`, as parsed JSON; PKStatus writes the same form.
 * Never throws. A part that is missing or unreadable is null, so that restoring leaves what the person has. A token in a backup is
 * ignored: it might belong to another person.
 */
export function readBackup(content: unknown): ReadBackupResult {
  if (!isRecord(content)) {
    return { settings: null, followed: null, problems: [typeProblem('object', content, '')] };
  }
  const hasSettings = isBareSettings(content.settings) || isRecord(contentOf(content.settings, 'settings'));
  const settings = hasSettings ? readPkstatusSettings(content.settings) : null;
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
  return {
    settings: settings && { ...settings.settings, token: null },
    followed: followed === null || isLost ? null : followed.ids,
    problems,
  };
}

/** A backup of settings and followed systems, without the token. */
export function writeBackup(settings: PkstatusSettings, followedIds: readonly string[]) {
  return {
    settings: writePkstatusSettings({ ...settings, token: null }),
    systems: writeFollowed(followedIds),
  };
}

/** The content of a part; without it the part would read as defaults, and restoring it would delete what the person has. */
function contentOf(part: unknown, key: string): unknown {
  return isRecord(part) ? part[key] : undefined;
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
