import type { ProxyTag } from '@frontboard/model';
import type { Viewer } from '../../session/viewer.ts';
import type { CopyStore } from '../restore/copy-store.ts';
import type { RestoreCopy } from '../restore/restore-copy.ts';
import { type Holds, withoutHeld } from './without-held.ts';

/** Clears the fields of restore copies that contain a name. Rejects when the device refuses. */
export async function purgeCopies(store: CopyStore, viewer: Viewer, holds: Holds): Promise<void> {
  for (const copy of await store.list(viewer)) {
    if (holds(copy.record)) await store.put(copyWithout(copy, holds));
  }
}

/** A record needs a name to be created again: the display name, or else the ID it had. */
function copyWithout(copy: RestoreCopy, holds: Holds): RestoreCopy {
  const { name, displayName, id } = copy.record;
  const shown = displayName === null || holds(displayName) ? null : displayName;
  const cleared = Object.fromEntries(
    Object.entries(copy.record).map(([field, value]) => {
      if (field === 'proxyTags' && Array.isArray(value))
        return [field, value.filter((tag: ProxyTag) => !holds(tag))];
      if (field === 'extra') return [field, withoutHeld(value as Readonly<Record<string, unknown>>, holds)];
      return [field, typeof value === 'string' && holds(value) ? null : value];
    }),
  );
  const record = { ...copy.record, ...cleared, id, name: holds(name) ? (shown ?? id) : name };
  // Only fields were cleared that may be null.
  return { ...copy, record } as RestoreCopy;
}
