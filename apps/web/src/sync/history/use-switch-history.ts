import { startTransition, useEffect, useMemo, useState } from 'react';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import { useServices } from '../services.ts';
import { openHistories } from './open-histories.ts';
import type { SwitchHistory } from './switch-history.ts';

/** So many switches are rendered at once. A transition would show them some frames later. */
const FEW_ROWS = 500;

/**
 * The history of a system, loaded while a screen shows it; the own system's history continues to load. Renders about once a second
 * while pages arrive, with many switches in a transition: with an external store, React would render all of a long list in one task.
 * `asOthers`: the own system as others see it.
 */
export function useSwitchHistory(systemRef: string, asOthers = false): SwitchHistory {
  const services = useServices();
  const caller = useSystemCaller(systemRef, asOthers);
  const loader = useMemo(() => openHistories(services).of(caller, systemRef), [services, caller, systemRef]);
  const [seen, setSeen] = useState(() => ({ loader, history: loader.getSnapshot() }));
  useEffect(() => {
    const follow = () => {
      const history = loader.getSnapshot();
      const render = () => setSeen({ loader, history });
      if (history.switches.length <= FEW_ROWS) render();
      else startTransition(render);
    };
    const stop = loader.subscribe(follow);
    follow();
    return stop;
  }, [loader]);
  return seen.loader === loader ? seen.history : loader.getSnapshot();
}
