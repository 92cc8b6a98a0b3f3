import { createContext, useContext } from 'react';
import type { Caller } from '../../../session/caller.ts';

/** The system whose page is open, for its tabs. */
export interface OpenSystem {
  /** What it is asked for by. */
  readonly ref: string;
  /** Who asks for it and for all that belongs to it. */
  readonly caller: Caller;
  /** Whether the person looks at it as its owner. */
  readonly owner: boolean;
  /** The owner looks at it as others see it. */
  readonly asOthers: boolean;
}

export const OpenSystemContext = createContext<OpenSystem | null>(null);

/** The open system; throws outside `SystemScreen`. */
export function useOpenSystem(): OpenSystem {
  const system = useContext(OpenSystemContext);
  if (system === null) throw new Error('useOpenSystem needs a SystemScreen above it');
  return system;
}
