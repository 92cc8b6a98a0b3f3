import { normaliseRef, refForm } from '../id/normalise-ref.ts';
import type { CountedUnit, Lookup, LookupKind, LookupProblem } from './lookup.ts';
import { foreignHost, isLink, parseLink } from './parse-link.ts';
import { isToken } from './token.ts';

/** Links contain filters and can be long; a longer text is not a link to a record. */
const MAX_LENGTH = 2000;

const OF_ANY_ID: readonly LookupKind[] = ['system', 'member', 'group'];
/** An account's system, or a message: both have Discord ids. */
const OF_DISCORD_ID: readonly LookupKind[] = ['system', 'message'];
const ALL: readonly LookupKind[] = [...OF_ANY_ID, 'message'];

const KINDS_BY_FORM = { id: OF_ANY_ID, uuid: OF_ANY_ID, discord: OF_DISCORD_ID, me: ['system'] } as const;

/** `<@123>`, Discord's way to write an account, and `channel-message`, its way to copy the id of a message. */
const MENTION = /^<@!?(\d+)>$/;
const CHANNEL_AND_MESSAGE = /^\d{17,19}-(\d{17,19})$/;
/** How ids and links are often set off in messages: `id`, <link>, "id", [id], (id). */
const SET_OFF = /^(?:`+([^`]*)`+|<([^<>]*)>|"([^"]*)"|'([^']*)'|\[([^[\]]*)\]|\(([^()]*)\))$/;
/** Hyphens that a word processor or a phone writes for a plain one, such as the one that never breaks a line. */
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * Reads a typed or pasted text for a lookup: an id or uuid of a system, a member or a group, a Discord id, a message id, a
 * mention, or a link to any of them. Does not check whether it exists. Never throws.
 */
export function parseLookup(text: string): Lookup {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'malformed', kinds: ALL };
  const bare = unwrap(text.trim());
  if (bare === '') return { ok: false, reason: 'empty' };
  const accountId = MENTION.exec(bare)?.[1];
  if (accountId !== undefined) return parseTyped(accountId, ['system'], false);
  const messageId = CHANNEL_AND_MESSAGE.exec(bare)?.[1];
  if (messageId !== undefined) return parseTyped(messageId, ['message'], false);
  if (isLink(bare)) return parseLinked(bare);
  return isToken(bare) ? { ok: false, reason: 'token' } : parseTyped(bare, ALL, false);
}

function parseLinked(text: string): Lookup {
  const link = parseLink(text);
  if (!link) return { ok: false, reason: 'unknown-link', host: foreignHost(text) };
  if (link.ref === null) return { ok: false, reason: 'link-without-id', kinds: link.kinds };
  return parseTyped(link.ref, link.kinds, true);
}

function parseTyped(text: string, wanted: readonly LookupKind[], fromLink: boolean): Lookup {
  const ref = normaliseRef(text.replace(HYPHENS, '-'));
  const form = refForm(ref);
  if (form === null) return problem(ref, wanted);
  const kinds = KINDS_BY_FORM[form].filter((kind) => wanted.includes(kind));
  // For example a link to a member with the id of an account.
  if (kinds.length === 0) return { ok: false, reason: 'malformed', kinds: wanted };
  return { ok: true, kinds, ref, form, fromLink };
}

/** The problem of a text that is not a reference, by what it starts to be. */
function problem(ref: string, wanted: readonly LookupKind[]): LookupProblem {
  const count = ref.replaceAll(/[{}-]/g, '').length;
  if (/^\d+$/.test(ref)) return measured(wanted, OF_DISCORD_ID, 'digits', count, 17, 19);
  if (/^[a-z-]+$/.test(ref) && count > 0) {
    // Beyond six letters it may still become a uuid, if they are all hexadecimal digits; few words are.
    return measured(wanted, OF_ANY_ID, 'letters', count, 5, 6);
  }
  const isUuidBegun = /^\{?[\da-f]{8}-?[\da-f-]*\}?$/.test(ref);
  if (isUuidBegun) return measured(wanted, OF_ANY_ID, 'hex-digits', count, 32, 32);
  return { ok: false, reason: 'malformed', kinds: wanted };
}

function measured(
  wanted: readonly LookupKind[],
  possible: readonly LookupKind[],
  counted: CountedUnit,
  count: number,
  least: number,
  most: number,
): LookupProblem {
  const kinds = possible.filter((kind) => wanted.includes(kind));
  if (kinds.length > 0 && count < least)
    return { ok: false, reason: 'too-short', kinds, counted, missing: least - count };
  if (kinds.length > 0 && count > most)
    return { ok: false, reason: 'too-long', kinds, counted, surplus: count - most };
  return { ok: false, reason: 'malformed', kinds: wanted };
}

function unwrap(text: string): string {
  if (MENTION.test(text)) return text;
  const [, ...inner] = SET_OFF.exec(text) ?? [];
  return (inner.find((part) => part !== undefined) ?? text).trim();
}
