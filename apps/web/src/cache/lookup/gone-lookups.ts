import type { CacheServices } from '../services.ts';
import type { Shared } from '../shared.ts';

/**
 * Removes a record from the recent lookups when the service answers that it does not exist, or is not shared. Start it with
 * `services.once(createGoneLookups)` before one is asked for; it ends with the page.
 */
export function createGoneLookups(services: CacheServices): void {
  services.queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const answer: Shared<unknown> | undefined = event.query.state.data;
    if (answer?.state !== 'not-found' && answer?.state !== 'private') return;
    // Without this code the record stays until it is next asked for.
    void import('./forget-gone.ts').then(
      ({ forgetGone }) => forgetGone(services, event.query.queryKey),
      () => {},
    );
  });
}
