import type { Message } from '@frontboard/model';
import type { FactRow } from '../../../ui/fact-list.tsx';
import { searchWords } from './words.ts';

const words = searchWords.message;
const SNOWFLAKE = /^\d{17,20}$/;

/** The lines about a message itself; unknown facts have none. */
export function messageFacts({ id, originalId, senderId, channelId, guildId }: Message): FactRow[] {
  return [
    ...idFact(words.id, id),
    ...idFact(words.original, originalId),
    ...idFact(words.account, senderId),
    ...idFact(words.channel, channelId),
    ...idFact(words.server, guildId),
  ];
}

/** The address of the message in Discord, or null if a part is unknown. */
export function messageAddress({ id, channelId, guildId }: Message): string | null {
  const parts = [guildId, channelId, id];
  if (!parts.every((part) => part !== null && SNOWFLAKE.test(part))) return null;
  return `https://discord.com/channels/${parts.join('/')}`;
}

function idFact(label: string, id: string | null): FactRow[] {
  // Old messages have no server ("0" in some exports).
  if (id === null || id === '' || id === '0') return [];
  return [{ label, kind: 'code', text: id, copy: { label: words.copy(label), text: id } }];
}
