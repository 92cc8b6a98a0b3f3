import { isRecord } from '@frontboard/model';
import { withoutSpoilers } from '@frontboard/model/list';
import { valueText } from './changes.ts';
import { backupWords } from './words.ts';

const words = backupWords.dialog;
const SETTING = 'settings/';
/** What says most about an entry, by its field. */
const TELLING = ['text', 'name', 'nickname', 'label', 'marks'];
const MOST_SHOWN = 120;

/** What an entry that both devices have changed is: a setting by its own name, everything else by its kind. */
export function conflictLabel(path: string): string {
  const setting = settingPath(path);
  const kind = words.kinds[path.split('/', 1)[0] ?? ''] ?? words.kinds.other ?? path;
  return setting === null ? kind : (backupWords.options[setting] ?? kind);
}

/** One version of it, in words; null if it can't be said, or if nobody beside the person may read it. */
export function conflictText(path: string, value: unknown, isDiscreet: boolean): string | null {
  const setting = settingPath(path);
  if (setting !== null) return valueText(setting, value);
  if (isDiscreet) return null;
  const text = withoutSpoilers(textOf(value)).trim();
  return text === '' ? null : text.slice(0, MOST_SHOWN);
}

function settingPath(path: string): string | null {
  return path.startsWith(SETTING) ? path.slice(SETTING.length).replaceAll('/', '.') : null;
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? backupWords.values.on : backupWords.values.off;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ');
  if (!isRecord(value)) return '';
  return TELLING.map((field) => textOf(value[field])).find((text) => text !== '') ?? '';
}
