import {
  type CachedMember,
  type CachedSystem,
  formatBirthday,
  formatId,
  type IdStyle,
  type Member,
  type ProxyTag,
  parseBirthday,
  parseTimestamp,
} from '@frontboard/model';
import type { MemberDetails } from '../../data/details/use-member-details.ts';
import { statusWords } from './words.ts';

/** One line of the details. `quiet` says that something is not there; `loading` keeps the place of what is on its way. */
export type DetailField = { readonly label: string } & (
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'text' | 'quiet'; readonly text: string }
  | { readonly kind: 'color'; readonly hex: string }
  | { readonly kind: 'date' | 'ago'; readonly atMs: number }
  | { readonly kind: 'proxy'; readonly tags: readonly ProxyTag[] }
  | { readonly kind: 'loading' }
);

const words = statusWords.details;

/** The lines of a system's details. What it does not share, or has not set, has no line. */
export function systemFields(system: CachedSystem, idStyle: IdStyle): DetailField[] {
  return [
    { label: words.id, kind: 'id', id: formatId(system.id, idStyle) },
    ...textField(words.tag, system.tag),
    ...colorField(system.color),
    ...dateField(words.created, system.createdAt),
  ];
}

/**
 * The lines of a member's details. What is asked for only now keeps its place while it is on its way, and afterwards
 * too when it turns out not to be shared, so that nothing moves.
 */
export function memberFields(
  member: CachedMember,
  details: MemberDetails,
  idStyle: IdStyle,
  locale?: string,
): DetailField[] {
  const birthday = member.birthday === null ? null : parseBirthday(member.birthday);
  return [
    { label: words.id, kind: 'id', id: formatId(member.id, idStyle) },
    ...(birthday === null ? [] : textField(words.birthday, formatBirthday(birthday, locale))),
    ...laterFields(details),
    ...colorField(member.color),
    ...dateField(words.created, member.createdAt),
  ];
}

function laterFields({ state, member }: MemberDetails): DetailField[] {
  const labels = [words.proxyTags, words.messages, words.lastMessage];
  if (state === 'loading') return labels.map((label) => ({ label, kind: 'loading' }));
  if (member === null) return [];
  return [proxyField(member), messagesField(member), lastMessageField(member)];
}

function proxyField({ proxyTags }: Member): DetailField {
  if (proxyTags.length === 0) return { label: words.proxyTags, kind: 'quiet', text: words.none };
  return { label: words.proxyTags, kind: 'proxy', tags: proxyTags };
}

function messagesField({ messageCount }: Member): DetailField {
  if (messageCount === null) return { label: words.messages, kind: 'quiet', text: words.notShared };
  return { label: words.messages, kind: 'text', text: messageCount.toLocaleString('en') };
}

function lastMessageField({ lastMessageAt }: Member): DetailField {
  const atMs = parseTimestamp(lastMessageAt);
  if (atMs === null) return { label: words.lastMessage, kind: 'quiet', text: words.notShared };
  return { label: words.lastMessage, kind: 'ago', atMs };
}

function textField(label: string, text: string | null): DetailField[] {
  return text === null || text.trim() === '' ? [] : [{ label, kind: 'text', text }];
}

function colorField(hex: string | null): DetailField[] {
  return hex === null ? [] : [{ label: words.color, kind: 'color', hex }];
}

function dateField(label: string, timestamp: string | null): DetailField[] {
  const atMs = parseTimestamp(timestamp);
  return atMs === null ? [] : [{ label, kind: 'date', atMs }];
}
