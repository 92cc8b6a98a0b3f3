import { createContext, useContext } from 'react';
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
}

export const OpenSystemContext = createContext<OpenSystem | null>(null);

/** The open system; throws outside `SystemScreen`. */
export function useOpenSystem(): OpenSystem {
  const system = useContext(OpenSystemContext);
  if (system === null) throw new Error('useOpenSystem needs a SystemScreen above it');
  return system;
}
