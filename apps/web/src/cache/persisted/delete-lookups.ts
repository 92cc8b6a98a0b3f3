import type { Query, QueryClient } from '@tanstack/react-query';
import { deleteAnswers, type StoredRow } from '../../persistence/answers/answer-rows.ts';
import { ruleOf } from '../../persistence/answers/answer-table.ts';
import { PUBLIC } from '../../session/viewer.ts';

/** Deletes what was looked up on this device, and the short-lived answers about own systems. */
export function deleteLookups(): Promise<void> {
  return deleteAnswers(isLookup);
}

/** As `deleteLookups`, for a person who forgets an account: what is in flight is dropped, and what is shown of it is asked for again. */
export async function forgetLookups(queryClient: QueryClient): Promise<void> {
  const inFlight = queryClient.getQueryCache().findAll({ predicate: isLookupInFlight });
  const predicate = (query: Query) => inFlight.includes(query);
  await queryClient.cancelQueries({ predicate });
  await deleteLookups();
  void queryClient.invalidateQueries({ predicate });
}

/** Fronts of other systems are not persisted as lookups. */
function isLookupInFlight({ queryKey: [viewer, , what], state }: Query): boolean {
  return viewer === PUBLIC && what !== 'front' && state.fetchStatus === 'fetching';
}

/** Rows of another release that belong to no account may be lookups. */
function isLookup({ viewer, kind }: StoredRow): boolean {
  return kind === null ? viewer === PUBLIC : ruleOf(kind).isClearedWithLookups;
}
