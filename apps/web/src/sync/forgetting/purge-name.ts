import { isNoDatabase } from '../../persistence/database.ts';
import type { Viewer } from '../../session/viewer.ts';
import { createDraftsStore, type Draft } from '../edit/drafts.ts';
import { holdingText } from '../edit/revisions/holds-text.ts';
import { purgeText, revisionsStores } from '../edit/revisions/revisions.ts';
import { deviceCopies, pageCopies } from '../restore/copy-store.ts';
import { openRuns } from '../runs/open-runs.ts';
import { deviceRuns, pageRuns } from '../runs/run-store.ts';
import type { Services } from '../services.ts';
import { removeCreated } from '../twins/created-journal.ts';
import { purgeCopies } from './purge-copies.ts';
import { purgeRuns } from './purge-runs.ts';
import { type Holds, withoutHeld } from './without-held.ts';

/**
 * Removes a text from the changes made on this device: the revisions and the runs that have ended. Rejects when the device refuses.
 */
export async function purgeChanges(services: Services, viewer: Viewer, text: string): Promise<void> {
  const { privateStorage } = services;
  for (const place of privateStorage.places) {
    purgeText(privateStorage.store(revisionsStores, place)(viewer), text);
  }
  const holds = holdingText(text);
  await purgeRuns(pageRuns, viewer, holds);
  if (!services.demo) await inDatabase(() => purgeRuns(deviceRuns, viewer, holds));
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
  await purgeCopies(pageCopies, viewer, holds);
  if (!services.demo) await inDatabase(() => purgeCopies(deviceCopies, viewer, holds));
  await purgeChanges(services, viewer, name);
}

async function inDatabase(purge: () => Promise<void>): Promise<void> {
  try {
    await purge();
  } catch (error) {
    // Without a database, it contains nothing.
    if (!isNoDatabase(error)) throw error;
  }
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
    sent: sent === null ? null : { ...sent, values: withoutHeld(sent.values, holds) },
  };
}

function blankLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}
