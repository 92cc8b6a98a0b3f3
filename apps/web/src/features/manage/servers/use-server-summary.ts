import { useQuery } from '@tanstack/react-query';
import { useGuildQueries } from '../../../cache/guilds/use-guild-queries.ts';
import { serverWords } from './words.ts';

const words = serverWords.summary;

/** The own system's settings in a server, in a few words; null until they are known. */
export function useServerSummary(guildId: string): string | null {
  const queries = useGuildQueries();
  const settings = useQuery(queries.settings(guildId));
  const isKnown = settings.data !== undefined && settings.data !== null;
  const autoproxy = useQuery({ ...queries.autoproxy(guildId), enabled: isKnown });
  if (settings.data === null) return words.never;
  if (!isKnown) return settings.isError ? words.failed : null;
  const { tag, tagEnabled, proxyingEnabled } = settings.data;
  if (autoproxy.isPending) return null;
  const parts = [
    proxyingEnabled ? null : words.proxyingOff,
    autoproxy.data ? words.autoproxy(serverWords.modes[autoproxy.data.mode].short) : null,
    tag !== null && tagEnabled ? words.tag(tag) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? words.failed : parts.join(' · ');
}
