import { useMemo } from 'react';
import { useSettings } from '../../state/hooks.ts';
import type { NamingOptions } from './system-view.ts';

/** The settings for writing names and ids; the same object until they change. */
export function useNaming(): NamingOptions {
  const detectPronouns = useSettings((settings) => settings.detectPronouns);
  const id = useSettings((settings) => settings.id);
  const isDiscreet = useSettings(({ discreet }) => discreet);
  return useMemo(() => ({ detectPronouns, id, isDiscreet }), [detectPronouns, id, isDiscreet]);
}
