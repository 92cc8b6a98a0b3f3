import { useMemo } from 'react';
import { useOwnSystem } from '../../state/hooks.ts';
import { useSystemAccount } from '../account/account.ts';
import { guildQueries } from './queries.ts';

/** What can be asked about servers as the owner of the own system; the same object until the account changes. */
export function useGuildQueries(): ReturnType<typeof guildQueries> {
  const own = useOwnSystem();
  const account = useSystemAccount('@me');
  const systemUuid = own?.uuid ?? own?.id ?? '';
  return useMemo(() => guildQueries(account, systemUuid), [account, systemUuid]);
}
