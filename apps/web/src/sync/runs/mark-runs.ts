import type { SafeStorage } from '../../platform/storage.ts';
import type { Viewer } from '../../session/viewer.ts';
import { RUNS_KEY } from './runs-key.ts';

/** Marks for later pages whether an account has a run that has not ended. */
export function markRuns(storage: SafeStorage, viewer: Viewer, isOpen: boolean): void {
  const marked = (storage.get(RUNS_KEY) ?? '').split(' ').filter((it) => it !== '' && it !== viewer);
  const next = isOpen ? [...marked, viewer] : marked;
  if (next.length === 0) storage.remove(RUNS_KEY);
  else if (next.join(' ') !== storage.get(RUNS_KEY)) storage.set(RUNS_KEY, next.join(' '));
}
