import { createContext, useContext } from 'react';
import type { CachedMember } from '../../../persistence/documents/cached-records.ts';

/** Whose details are shown. A member is passed as it was, because it may leave the front in the meantime. */
export type DetailsTarget =
  | { readonly kind: 'system'; readonly id: string }
  | { readonly kind: 'member'; readonly systemId: string; readonly member: CachedMember };

/** Opens the details of a system or member. */
export type OpenDetails = (target: DetailsTarget) => void;

interface DetailsAccess {
  readonly open: OpenDetails;
  /** Preloads the code of the details. */
  readonly preload: () => void;
}

const DetailsContext = createContext<DetailsAccess | null>(null);

export const DetailsProvider = DetailsContext;

/** The function for any row or tile to open details; throws outside the status screen. */
export function useDetails(): DetailsAccess {
  const access = useContext(DetailsContext);
  if (access === null) throw new Error('useDetails needs the status screen above it');
  return access;
}
