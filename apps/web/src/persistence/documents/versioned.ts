import { isRecord, typeProblem } from '@frontboard/model';

/**
 * Reads a stored `{ version, [key]: content }`. Null if nothing is stored (undefined or null) or the value is no
 * object, which is reported in `problems`. The version is null without one, or if it is not a whole number from 0 on.
 */
export function openDocument(stored: unknown, key: string, problems: string[]) {
  if (stored === undefined || stored === null) return null;
  if (!isRecord(stored)) {
    problems.push(typeProblem('object', stored, ''));
    return null;
  }
  const { version } = stored;
  const isVersion = typeof version === 'number' && Number.isSafeInteger(version) && version >= 0;
  if (!isVersion && version !== undefined) problems.push(versionProblem(version));
  return {
    version: isVersion ? version : null,
    content: stored[key],
  };
}

function versionProblem(version: unknown): string {
  if (typeof version !== 'number') return typeProblem('number', version, 'version');
  return version < 0
    ? 'version: Number must be greater than or equal to 0'
    : 'version: Expected integer, received float';
}
