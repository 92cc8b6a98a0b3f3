import { useState } from 'react';
import { useSettings } from '../../state/hooks.ts';

/**
 * Whether something is hidden in discreet mode, and a function that shows it until discreet mode is turned on again.
 *
 * @param isAskedAlready true if the person has just asked for it in another way
 */
export function useAsked(isAskedAlready: boolean): { readonly isHidden: boolean; readonly ask: () => void } {
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const [isAsked, setAsked] = useState(isAskedAlready);
  // Who sees it without discreet mode has not asked for it in the next turn of that.
  if (!isDiscreet && isAsked) setAsked(false);
  return { isHidden: isDiscreet && !isAsked, ask: () => setAsked(isDiscreet) };
}
