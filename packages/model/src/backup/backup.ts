import { typeProblem } from '../document/readers.ts';
import { type ReadFollowedResult, readFollowed, writeFollowed } from '../followed/followed.ts';
import { type ReadSettingsResult, readSettings, writeSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { isRecord } from '../wire/fields.ts';

/** What `readBackup` made of a file. */
export interface ReadBackupResult {
  /** Null when the backup has no readable settings. Their token is always null. */
  readonly settings: ReadSettingsResult | null;
  /** Null when the backup has no readable list of followed systems. */
  readonly followed: ReadFollowedResult | null;
  /** All that did not fit, of the file and of both parts, with their paths in the file. */
  readonly problems: readonly string[];
}

/**
 * Reads a backup, `{ settings: { version, settings }, systems: { version, systems } }`, as parsed JSON or as the text of the
 * file; PKStatus writes the same form. Never throws. A part that is missing or unreadable is null, so that restoring leaves what
 * the person has. A token in a backup is not taken over: it might be somebody else's.
 */
export function readBackup(json: unknown): ReadBackupResult {
  const content = typeof json === 'string' ? parseJson(json) : json;
  if (!isRecord(content)) {
    const problem = content === UNREADABLE ? 'Invalid JSON' : typeProblem('object', content, '');
    return { settings: null, followed: null, problems: [problem] };
  }
  const settings = holds(content.settings, 'settings') ? withoutToken(readSettings(content.settings)) : null;
  const followed = holds(content.systems, 'systems') ? readFollowed(content.systems) : null;
  const problems = [
    ...(settings?.problems.map((problem) => `settings.${problem}`) ?? [
      missingPart(content.settings, 'settings'),
    ]),
    ...(followed?.problems.map((problem) => `systems.${problem}`) ?? [
      missingPart(content.systems, 'systems'),
    ]),
  ];
  return { settings, followed, problems };
}

/** A backup of settings and followed systems, without the token. */
export function writeBackup(settings: Settings, followedIds: readonly string[]) {
  return {
    settings: writeSettings({ ...settings, token: null }),
    systems: writeFollowed(followedIds),
  };
}

const UNREADABLE = Symbol('unreadable');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A file may hold anything; the caller hears of it through `problems`.
    return UNREADABLE;
  }
}

function withoutToken(read: ReadSettingsResult): ReadSettingsResult {
  return { ...read, settings: { ...read.settings, token: null } };
}

/** A part without its content would read as defaults, and restoring it would wipe out what the person has. */
function holds(part: unknown, key: string): boolean {
  return isRecord(part) && Object.hasOwn(part, key) && typeof part[key] === 'object' && part[key] !== null;
}

function missingPart(part: unknown, name: string): string {
  if (!isRecord(part)) return typeProblem('object', part, name);
  return typeProblem(name === 'settings' ? 'object' : 'array', part[name], `${name}.${name}`);
}
