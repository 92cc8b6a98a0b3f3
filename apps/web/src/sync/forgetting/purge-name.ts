import type { ProxyTag } from '@frontboard/model';
import { isNoDatabase } from '../../persistence/database.ts';
import { accountPlace } from '../../session/account-place.ts';
import type { Viewer } from '../../session/viewer.ts';
import { createDraftsStore, type Draft } from '../edit/drafts.ts';
import { type Holds, holdingText, withoutHeld } from '../edit/revisions/holds-text.ts';
import { purgeText, revisionsStores } from '../edit/revisions/revisions.ts';
import { type CopyStore, deviceCopies, pageCopies } from '../restore/copy-store.ts';
import type { RestoreCopy } from '../restore/restore-copy.ts';
import { openRuns } from '../runs/open-runs.ts';
import { deviceRuns, pageRuns } from '../runs/run-store.ts';
import type { Services } from '../services.ts';
import { removeCreated } from '../twins/created-journal.ts';
import { purgeRuns } from './purge-runs.ts';

/**
 * Removes a text from the changes made on this device: the revisions and the runs that have ended. Rejects when the device refuses.
 */
export async function purgeChanges(services: Services, viewer: Viewer, text: string): Promise<void> {
  const { privateStorage } = services;
  for (const place of privateStorage.places) {
    purgeText(privateStorage.store(revisionsStores, place)(viewer), text);
  }
  const holds = holdingText(text);
  await inBoth(services, [pageRuns, deviceRuns], (store) => purgeRuns(store, viewer, holds));
  await openRuns(services).reload();
}

/**
 * Removes a former name from everything that this device stores about an account, except the service's answers: changes made here,
 * restore copies, drafts and journals. What has not been sent yet stays. Rejects when the device refuses.
 */
export async function purgeName(services: Services, viewer: Viewer, name: string): Promise<void> {
  const holds = holdingText(name);
  const { privateStorage, clock } = services;
  for (const place of privateStorage.places) {
    removeCreated(place, (created) => created.viewer === viewer && holds(created.record), clock.now());
    const drafts = privateStorage.store(createDraftsStore, place);
    drafts.update((all) => {
      const forms = Object.entries(all[viewer] ?? {});
      if (!forms.some(([, draft]) => holds(draft))) return all;
      return {
        ...all,
        [viewer]: Object.fromEntries(forms.map(([key, it]) => [key, draftWithout(it, holds)])),
      };
    });
  }
  const places = privateStorage.places.map((place) => accountPlace(place, viewer));
  const isAllowed = () => places.some((place) => place.isOpen());
  await inBoth(services, [pageCopies, deviceCopies], (store) =>
    purgeCopies(store, viewer, { holds, isAllowed }),
  );
  await purgeChanges(services, viewer, name);
}

/** Purges what is in the memory of the page and on the device. Without a database, that contains nothing. */
async function inBoth<Store>(
  { demo }: Services,
  [page, device]: readonly [Store, Store],
  purge: (store: Store) => Promise<void>,
): Promise<void> {
  await purge(page);
  if (demo) return;
  await purge(device).catch((error: unknown) => {
    if (!isNoDatabase(error)) throw error;
  });
}

/** Clears the fields of restore copies that contain a name. Rejects when the device refuses. */
async function purgeCopies(
  store: CopyStore,
  viewer: Viewer,
  { holds, isAllowed }: { readonly holds: Holds; readonly isAllowed: () => boolean },
): Promise<void> {
  for (const copy of await store.list(viewer)) {
    if (holds(copy.record)) await store.put(copyWithout(copy, holds), isAllowed);
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

function draftWithout(draft: Draft, holds: Holds): Draft {
  const { base, values, sent } = draft;
  const fields = Object.keys(values).filter((field) => holds(values[field]) || holds(base[field]));
  // Equal on both sides: the draft changes nothing there.
  const blank = (of: Readonly<Record<string, unknown>>) => ({
    ...of,
    ...Object.fromEntries(fields.map((field) => [field, blankLike(values[field])])),
  });
  return {
    ...draft,
    base: blank(base),
    values: blank(values),
    sent: sent === null ? null : sentWithout(sent, holds),
  };
}

/** What a record was created with identifies it only as a whole. */
function sentWithout(sent: NonNullable<Draft['sent']>, holds: Holds): Draft['sent'] {
  const { patch, ...others } = sent;
  const values = withoutHeld(sent.values, holds);
  return holds(patch) ? { ...others, values } : { ...sent, values };
}

function blankLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}
