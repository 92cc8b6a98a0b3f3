import { ServiceError } from '../service-error.ts';
import type { JsonObject } from './json-body.ts';
import { type Nanos, parseStrictTimestamp } from './timestamps.ts';

export interface NewSwitch {
  /** As the request wrote them; null for a JSON null. */
  members: (string | null)[];
  timestamp: Nanos | null;
}

/** Reads `{members, timestamp?}`, keys in any case. Everything that does not fit is 400, before any other check. */
export function readNewSwitch(body: JsonObject): NewSwitch {
  const members = anyCase(body, 'members');
  const timestamp = anyCase(body, 'timestamp');
  if (!Array.isArray(members)) throw new ServiceError('badRequest');
  return { members: members.map(readRef), timestamp: readTimestamp(timestamp) };
}

function readTimestamp(value: unknown): Nanos | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw new ServiceError('badRequest');
  return parseStrictTimestamp(value);
}

/** Numbers and booleans are read as they are written in JSON. */
function readRef(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'object') throw new ServiceError('badRequest');
  return String(value);
}

function anyCase(body: JsonObject, key: string): unknown {
  return Object.entries(body).findLast(([name]) => name.toLowerCase() === key)?.[1];
}
