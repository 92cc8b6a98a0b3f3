import { viewerOf } from '../session/viewer.ts';
import { DRAFTS_KEY, SENT_MARK } from './edit/drafts-key.ts';
import { createRowsWatch } from './lost-rows/lost-rows.ts';
import { continueLeftRuns } from './runs/left-runs.ts';
import type { Services } from './services.ts';
import { CREATED_KEY } from './twins/created-key.ts';

/** Continues what earlier pages have left unfinished. Rejects when code can't be loaded. */
export async function continueLeft(services: Services): Promise<void> {
  const { session, storage, documents, demo } = services;
  // Without the database, the documents are as the device has them.
  await documents.load().catch(() => {});
  services.once(createRowsWatch);
  await session.ready;
  let known: string | null = null;
  const followAccount = () => {
    const { system, isStored } = session.getState();
    const viewer = system === null || !isStored || demo ? null : viewerOf(system);
    if (viewer !== null && viewer !== known) void continueLeftRuns(services, viewer).catch(() => {});
    known = viewer;
  };
  session.subscribe(followAccount);
  followAccount();
  if (storage.get(CREATED_KEY) !== null) {
    const { checkCreated } = await import('./twins/watch-created.ts');
    void checkCreated(services).catch(() => {});
  }
  if (storage.get(DRAFTS_KEY)?.includes(SENT_MARK)) {
    const { lookForLeftCreations } = await import('./records/left-creations.ts');
    await lookForLeftCreations(services);
  }
}
