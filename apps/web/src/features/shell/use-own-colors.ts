import { useLayoutEffect } from 'react';
import { useSettings } from '../../state/hooks.ts';

/** Sets for the whole page, including what floats above it, whether the colours of systems and members are shown. */
export function useOwnColors(): void {
  const isWanted = useSettings((settings) => settings.lookup.colorAccent);
  useLayoutEffect(() => {
    document.documentElement.dataset.ownColors = isWanted ? 'on' : 'off';
  }, [isWanted]);
}
