import { useShallow } from 'zustand/react/shallow';
import { useSettings } from '../../state/hooks.ts';
import type { NamingOptions } from './system-view.ts';

/** The settings for writing names and ids; the same object until they change. */
export function useNaming(): NamingOptions {
  return useSettings(
    useShallow(({ detectPronouns, id, discreet }) => ({ detectPronouns, id, isDiscreet: discreet })),
  );
}
