import { isNoDatabase, openDatabase } from '../persistence/database.ts';
import { type Viewer, viewerOf } from '../session/viewer.ts';
import { DRAFTS_KEY, SENT_MARK } from './edit/drafts-key.ts';
import { createSweep } from './forgetting/sweep-later.ts';
import { createRowsWatch } from './lost-rows/lost-rows.ts';
import type { Services } from './services.ts';
import { CREATED_KEY } from './twins/created-key.ts';

/** Continues what earlier pages have left unfinished, and later deletes what has expired. Rejects when code can't be loaded. */
export async function continueLeft(services: Services): Promise<void> {
  const { session, storage, documents, demo } = services;
  services.once(createSweep);
  // Without the database, the documents are as the device has them.
  await documents.load().catch(() => {});
  services.once(createRowsWatch);
  await session.ready;
  let known: string | null = null;
  const followAccount = () => {
    const { system, isStored } = session.getState();
    const viewer = system === null || !isStored || demo ? null : viewerOf(system);
    if (viewer !== null && viewer !== known) void continueRuns(services, viewer).catch(() => {});
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

/** Every start looks for runs: their code is loaded only for an account that has one on this device. */
async function continueRuns(services: Services, viewer: Viewer): Promise<void> {
  // A journal that can't be read now is read again by what is loaded here.
  if (!(await hasRun(viewer).catch((error: unknown) => !isNoDatabase(error)))) return;
  const { continueLeftRuns } = await import('./runs/left-runs.ts');
  await continueLeftRuns(services, viewer);
}

async function hasRun(viewer: Viewer): Promise<boolean> {
  const database = await openDatabase();
  return (await database.getKeyFromIndex('runs', 'viewer', viewer)) !== undefined;
}
