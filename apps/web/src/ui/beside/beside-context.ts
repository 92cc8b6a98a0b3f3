import { createContext, useContext } from 'react';

export const BesideContext = createContext(false);

/** Whether this is part of a list and a record that are shown side by side. */
export function useIsBeside(): boolean {
  return useContext(BesideContext);
}
