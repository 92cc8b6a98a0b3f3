import { openAccounts } from '../../state/accounts.ts';
import type { Services } from '../../state/services.tsx';
import type { Viewer } from '../status/status-queries.ts';

/**
 * Whether a row that this release can't read goes with the account `viewer`: it names that account, or none of those that stay, in
 * whatever form.
 */
export function goesWith(services: Services, viewer: Viewer): (row: unknown) => boolean {
  const others = openAccounts(services)
    .getState()
    .map((account) => account.viewer)
    .filter((it) => it !== viewer);
  return (row) => {
    const text = JSON.stringify(row) ?? '';
    return text.includes(viewer) || !others.some((other) => text.includes(other));
  };
}
