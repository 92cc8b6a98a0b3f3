import { brandId, type DiscordId } from '../id/brands.ts';

/** Why a text is not a reference to a Discord server. */
export type GuildIdProblem = 'empty' | 'too-short' | 'too-long' | 'direct-messages' | 'invite' | 'malformed';

/** The result of `parseGuildId`. */
export type ParsedGuildId =
  | { readonly ok: true; readonly guildId: DiscordId }
  | { readonly ok: false; readonly reason: GuildIdProblem };

const GUILD_ID = /^\d{17,19}$/;
/** Links of Discord's own hosts, and of its desktop app, which has its own scheme and no host. */
const CHANNEL_LINK =
  /^(?:discord:\/\/-?|(?:https?:\/\/)?(?:[\w-]+\.)?discord(?:app)?\.com)\/channels\/([^/?#\s]+)/i;
const INVITE = /^(?:https?:\/\/)?(?:discord\.gg\/|(?:www\.)?discord(?:app)?\.com\/invite\/)/i;
/** Longer texts are not the ID of a server; they are not searched. */
const LONGEST = 256;

/**
 * Reads the Discord server in a text: its id, or a link to a channel or message in it (of the website, its test
 * versions and the desktop app). Does not check whether it exists. Never throws.
 */
export function parseGuildId(text: string): ParsedGuildId {
  const trimmed = text.trim();
  if (trimmed === '') return refusal('empty');
  if (trimmed.length > LONGEST) return refusal('malformed');
  if (INVITE.test(trimmed)) return refusal('invite');
  const linked = CHANNEL_LINK.exec(trimmed)?.[1];
  if (linked === '@me') return refusal('direct-messages');
  const id = linked ?? trimmed;
  if (GUILD_ID.test(id)) return { ok: true, guildId: brandId('DiscordId', id) };
  if (!/^\d+$/.test(id)) return refusal('malformed');
  return refusal(id.length < 17 ? 'too-short' : 'too-long');
}

function refusal(reason: GuildIdProblem): ParsedGuildId {
  return { ok: false, reason };
}
