import { createFileRoute, redirect } from '@tanstack/react-router';
import { SwitchScreen } from '../features/switch/switch-screen.tsx';
import { preparesSwitch, readSwitchSearch } from '../session/switch-search.ts';

export const Route = createFileRoute('/switch')({
  validateSearch: readSwitchSearch,
  /** Removes what a link prepares from the address, so that a reload does not undo what the person changes afterwards. */
  async beforeLoad({ search, context, preload }) {
    if (preload || !preparesSwitch(search)) return;
    const { createSwitchLink } = await import('../session/switch-link.ts');
    context.services.once(createSwitchLink).setState(search, true);
    throw redirect({ to: '/switch', search: {}, replace: true, resetScroll: false });
  },
  // The own front and switches; without this code the screen reads them.
  loader: ({ context: { services } }) =>
    Promise.all([
      import('../cache/persisted/restore-own.ts').then((module) => module.restoreOwnFront(services)),
      import('../sync/history/prepare-history.ts').then((module) => module.prepareNewestSwitches(services)),
    ]).catch(() => {}),
  component: SwitchScreen,
});
