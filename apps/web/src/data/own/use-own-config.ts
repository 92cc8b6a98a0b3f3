import { brandId, type SystemConfig } from '@frontboard/model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useOwnSystem } from '../../state/hooks.ts';
import { type Account, useSystemAccount } from '../account/account.ts';
import { LOOKED_UP, shared } from '../account/shared.ts';

/** The settings the own system has in the service. Key: the viewer, `settings`, of which system. */
function ownConfigQuery({ client, viewer, call }: Account, ref: string) {
  return queryOptions({
    ...LOOKED_UP,
    queryKey: [viewer, 'settings', ref],
    queryFn: ({ signal }) => shared(client.settings.fetch(brandId('SystemRef', ref), { ...call, signal })),
  });
}

/** The settings the own system has in the service, as far as they are known; null before that and without an own system. */
export function useOwnConfig(): SystemConfig | null {
  const own = useOwnSystem();
  const ref = own?.uuid ?? own?.id ?? '';
  const { data } = useQuery({ ...ownConfigQuery(useSystemAccount(ref), ref), enabled: own !== null });
  return data?.state === 'shared' ? data.value : null;
}
