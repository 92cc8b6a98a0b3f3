import { createContext, useContext } from 'react';

/** The part of a list and a record shown side by side that contains this; null if they are not side by side. */
export const BesideContext = createContext<'list' | 'record' | null>(null);

/** Whether this is part of a list and a record that are shown side by side. */
export function useIsBeside(): boolean {
  return useContext(BesideContext) !== null;
}

/** Whether this is part of a list that is beside its record. A list inside the record is not. */
export function useIsListBeside(): boolean {
  return useContext(BesideContext) === 'list';
}
