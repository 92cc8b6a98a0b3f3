import { type AnswerKind, ruleOf } from '../../persistence/answers/answer-table.ts';
import { createQueryPersister, type QueryPersister } from '../../persistence/answers/query-persister.ts';
import { accountPlace } from '../../session/account-place.ts';
import { createRecentLookupsStore } from '../../session/recent-lookups.ts';
import { isOwnSystem, PUBLIC, viewerOf } from '../../session/viewer.ts';
import { meantBy } from '../aliases.ts';
import type { Touched } from '../in-flight/touched.ts';
import { forgetAnswered, mayBeOutdated } from '../in-flight/write-journal.ts';
import type { CacheServices } from '../services.ts';
import { persistedQueryOf } from './persisted-queries.ts';

/** What a write must have touched to outdate an answer that is not restored as stale. */
const TOUCHED: Partial<Record<AnswerKind, Touched>> = { 'own-members': 'members', 'own-groups': 'groups' };

/** The persister of this page: `services.once(createPersister)`. */
export function createPersister(services: CacheServices): QueryPersister {
  const { queryClient, clock, visibility, session, storage, privateStorage } = services;
  const recents = privateStorage.store(createRecentLookupsStore, storage);
  const ownViewer = () => viewerOf(session.getState().system, '@me');

  return createQueryPersister({
    queryClient,
    clock,
    visibility,
    // The one place that decides what may be on the device.
    rowOf(queryKey) {
      const { system: own, isStored } = session.getState();
      const query = isStored ? persistedQueryOf(own, queryKey, (ref) => meantBy(queryClient, ref)) : null;
      if (query === null) return null;
      const { viewer, kind } = query.row;
      if (viewer !== PUBLIC && viewer !== ownViewer()) return null;
      return ruleOf(kind).whose === 'looked-up' && !recents.getState().isOn ? null : query;
    },
    permitOf: (viewer) => accountPlace(storage, viewer).isOpen,
    // The own lists and the own profile contain it; after a change made here a second copy would be wrong.
    isStoredElsewhere(value) {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      const { id, systemId } = (first ?? {}) as { readonly id?: unknown; readonly systemId?: unknown };
      const { system: own } = session.getState();
      return [first, id, systemId].some((ref) => typeof ref === 'string' && isOwnSystem(own, ref));
    },
    mayBeOutdated({ viewer, kind }, atMs) {
      const touched = TOUCHED[kind];
      return (
        touched !== undefined && mayBeOutdated(storage, { viewer, touched: [touched], atMs }, clock.now())
      );
    },
    onFormerDeleted({ viewer, kind }, askedAtMs) {
      const list = TOUCHED[kind];
      if (list !== undefined)
        forgetAnswered(accountPlace(storage, viewer), { viewer, list, askedAtMs }, clock.now());
    },
  });
}
