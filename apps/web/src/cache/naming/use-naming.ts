import { useMemo } from 'react';
import { useSettings } from '../../state/hooks.ts';
import type { NamingOptions } from './system-view.ts';

/** How the person wants names and ids written; the same object until that changes. */
export function useNaming(): NamingOptions {
  const detectPronouns = useSettings((settings) => settings.detectPronouns);
  const id = useSettings((settings) => settings.id);
  const isDiscreet = useSettings(({ discreet }) => discreet);
  return useMemo(() => ({ detectPronouns, id, isDiscreet }), [detectPronouns, id, isDiscreet]);
}
