import { useLayoutEffect } from 'react';
import { useSettings } from '../../state/hooks.ts';

/** Tells the whole page, what floats above it included, whether systems' and members' own colours are wanted. */
export function useOwnColors(): void {
  const isWanted = useSettings((settings) => settings.lookup.colorAccent);
  useLayoutEffect(() => {
    document.documentElement.dataset.ownColors = isWanted ? 'on' : 'off';
  }, [isWanted]);
}
