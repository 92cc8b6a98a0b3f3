import type { Layout } from '../persistence/documents/settings.ts';
import type { Services } from '../sync/services.ts';

/** The `onEnter` of a layout's route: the status screen opens in this layout next time, however the person got there. */
export function rememberLayout(lastLayout: Layout) {
  return ({ context }: { readonly context: { readonly services: Pick<Services, 'settings'> } }): void => {
    const { settings } = context.services;
    if (settings.getState().status.lastLayout === lastLayout) return;
    settings.update((current) => ({ ...current, status: { ...current.status, lastLayout } }));
  };
}
