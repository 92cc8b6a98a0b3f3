import { createContext, useContext } from 'react';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';

/** Whose details are to be shown. A member is handed over as it was, because it may leave the front meanwhile. */
export type DetailsTarget =
  | { readonly kind: 'system'; readonly id: string }
  | { readonly kind: 'member'; readonly systemId: string; readonly member: CachedMember };

/** Opens the details of a system or member. */
export type OpenDetails = (target: DetailsTarget) => void;

interface DetailsAccess {
  readonly open: OpenDetails;
  /** Fetches the code of the details, for when they are about to be wanted. */
  readonly preload: () => void;
}

const DetailsContext = createContext<DetailsAccess | null>(null);

export const DetailsProvider = DetailsContext;

/** The way for any row or tile to open details; throws outside the status screen. */
export function useDetails(): DetailsAccess {
  const access = useContext(DetailsContext);
  if (access === null) throw new Error('useDetails needs the status screen above it');
  return access;
}
