import { type Viewer, viewerOf } from '../../session/viewer.ts';
import { createDraftsStore, type Draft, type DraftsStore, noteLookedFor } from '../edit/drafts.ts';
import type { Services } from '../services.ts';
import { ownRecords, ownRecordsContext } from '../writes/own-records.ts';
import { createRepeater } from '../writes/repeater.ts';
import { lookForMade } from './record-writes.ts';

/**
 * Looks for the members and groups that earlier pages have sent and that were closed before the answer, so that they are checked for
 * twins on any screen. Their drafts stay: their forms show the outcome. Never rejects.
 */
export async function lookForLeftCreations(services: Services): Promise<void> {
  const { session, privateStorage, storage } = services;
  await session.ready;
  const { system, isStored } = session.getState();
  if (system === null || !isStored) return;
  const viewer = viewerOf(system);
  const drafts = privateStorage.store(createDraftsStore, storage);
  for (const form of Object.keys(drafts.getState()[viewer] ?? {})) {
    await services.once(createRepeater).repeat(() => lookForCreation(services, drafts, viewer, form));
  }
}

async function lookForCreation(
  services: Services,
  drafts: DraftsStore,
  viewer: Viewer,
  form: string,
): Promise<void> {
  const draftNow = () => drafts.getState()[viewer]?.[form];
  const draft = draftNow();
  if (draft?.sent?.patch === undefined || draft.sent.isLookedFor === true) return;
  await services.settleWrites(draft.atMs);
  // Its form may have been opened in the meantime, and have found it.
  if (draftNow()?.atMs !== draft.atMs || viewerOf(services.session.getState().system) !== viewer) return;
  await findCreated(services, viewer, form, draft.sent);
  if (draftNow()?.atMs === draft.atMs) noteLookedFor(drafts, viewer, form);
}

/** Has the created record, if any, checked for twins. Rejects as the client does. */
async function findCreated(
  services: Services,
  viewer: Viewer,
  form: string,
  { patch = {}, twins }: NonNullable<Draft['sent']>,
): Promise<void> {
  const kind = (['member', 'group'] as const).find((it) => form.startsWith(`${it}:new`));
  if (kind === undefined) return;
  const own = ownRecords(kind, ownRecordsContext(services, viewer));
  await lookForMade(services, own, { kind, fields: patch, before: twins });
}
