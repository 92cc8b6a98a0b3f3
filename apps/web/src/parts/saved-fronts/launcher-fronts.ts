import type { AnyRouter } from '@tanstack/react-router';
import { localName } from '../../cache/naming/local-name.ts';
import type { AndroidShell } from '../../platform/android/android-shell.ts';
import { type LocalData, localDataStores } from '../../session/local/local-data.ts';
import { listFronts } from '../../session/local/saved-fronts.ts';
import { viewerOf } from '../../session/viewer.ts';
import type { Services } from '../../sync/services.ts';
import { frontPath } from './front-path.ts';

/** The services that this needs. */
type Needed = Pick<Services, 'session' | 'settings' | 'privateStorage'>;

/**
 * Keeps the shortcuts of Android's launcher equal to the saved fronts of the active account, if the person wants them there: Android stores what
 * they say outside of Frontboard. So there are none for a session-only account, and they have initials in discreet mode. Returns what ends it,
 * which leaves them as they are.
 */
export function followLauncherFronts(
  { session, settings, privateStorage }: Needed,
  router: AnyRouter,
  shell: Pick<AndroidShell, 'showFronts'> | undefined = window.frontboardShell,
): () => void {
  if (shell === undefined) return () => {};
  let shown: string | null = null;
  let store: ReturnType<typeof openStore> = null;
  let stopStore = () => {};

  function openStore() {
    const { system, isStored } = session.getState();
    if (system === null || !isStored) return null;
    return privateStorage.store(localDataStores, privateStorage.of(true))(viewerOf(system));
  }

  function show(): void {
    const { launcherFronts, discreet: isDiscreet } = settings.getState();
    const fronts = listFronts(launcherFronts && store !== null ? store.getState().savedFronts : NONE)
      .map(({ id, name }) => ({ id, label: localName(name, { isDiscreet }).trim() }))
      // Android throws for a shortcut without a label.
      .filter(({ label }) => label !== '');
    const ids = fronts.map(({ id }) => id);
    const labels = fronts.map(({ label }) => label);
    // Android stores the addresses, too, so they have no names.
    const paths = ids.map((id) => frontPath(router, id));
    const next = JSON.stringify([ids, labels, paths]);
    if (next === shown) return;
    shown = next;
    shell?.showFronts(ids, labels, paths);
  }

  function open(): void {
    const opened = openStore();
    if (opened !== store) {
      stopStore();
      store = opened;
      stopStore = opened?.subscribe(show) ?? (() => {});
    }
    show();
  }

  open();
  const stops = [session.subscribe(open), settings.subscribe(show)];
  return () => {
    stopStore();
    for (const stop of stops) stop();
  };
}

const NONE: LocalData['savedFronts'] = {};
