import { useRefreshing } from '../../sync/refresher/status.ts';

/** Fetches what is not known yet of the followed systems, for example after a list was restored on another device. */
export function MissingNames() {
  useRefreshing();
  return null;
}
