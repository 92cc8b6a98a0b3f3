import { parseRef } from '@frontboard/model';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { lookupQuery } from '../../cache/lookup/use-lookup-answers.ts';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import { useEntityCaller } from '../../session/caller.ts';
import type { RecentKind } from '../../session/recent-lookups.ts';

const KINDS: readonly RecentKind[] = ['system', 'member', 'group'];

/** The other kinds with the same id. `isLooking` until that is known. */
export interface OtherKinds {
  readonly isLooking: boolean;
  readonly found: readonly RecentKind[];
}

/**
 * Checks whether something that is not found as one kind exists as another: short ids are unique within a kind only, and a link or a
 * person may have used the wrong kind. Two requests, only on demand.
 *
 * @param text the reference as it is in the address
 */
export function useOtherKinds(kind: RecentKind, text: string): OtherKinds {
  const asked = KINDS.flatMap((other) => {
    const parsed = parseRef(other, text);
    return other !== kind && parsed.ok ? [{ kind: other, ref: parsed.ref }] : [];
  });
  const system = useSystemCaller(asked.find((other) => other.kind === 'system')?.ref ?? '');
  const callers = { system, entity: useEntityCaller() };
  const queryClient = useQueryClient();
  const answers = useQueries({
    queries: asked.map((other) => lookupQuery(queryClient, other.kind, other.ref, callers)),
  });
  return {
    // A known alias alone is not an answer yet.
    isLooking: answers.some(({ data, error }) => data === undefined && error === null),
    found: asked.filter((_, index) => answers[index]?.data?.state === 'shared').map((other) => other.kind),
  };
}
