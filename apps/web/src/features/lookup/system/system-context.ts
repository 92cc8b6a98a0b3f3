import type { System } from '@frontboard/model';
import { createContext, useContext } from 'react';
import type { CachedSystem } from '../../../persistence/documents/cached-records.ts';
import type { Caller } from '../../../session/caller.ts';

/** The system whose page is open, for its tabs. */
export interface OpenSystem {
  /** The reference for requests. */
  readonly ref: string;
  /** The caller for it and for everything that belongs to it. */
  readonly caller: Caller;
  /** Whether the person views it as its owner. */
  readonly owner: boolean;
  /** The owner views it as others see it. */
  readonly asOthers: boolean;
  /** Null while nothing is known. */
  readonly system: System | CachedSystem | null;
  /** What the owner hides from others; null for everyone else. */
  readonly privacy: System['privacy'];
}

export const OpenSystemContext = createContext<OpenSystem | null>(null);

/** The open system; throws outside `SystemScreen`. */
export function useOpenSystem(): OpenSystem {
  const system = useContext(OpenSystemContext);
  if (system === null) throw new Error('useOpenSystem needs a SystemScreen above it');
  return system;
}
