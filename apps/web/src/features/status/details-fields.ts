import {
  formatBirthday,
  formatId,
  type IdStyle,
  type Member,
  parseBirthday,
  parseTimestamp,
} from '@frontboard/model';
import type { MemberDetails } from '../../cache/members/use-member-details.ts';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import { deviceLocale } from '../../platform/device-format.ts';
import type { FactRow } from '../../ui/fact-list.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { detailsWords as words } from './details-words.ts';

/** The lines of a system's details. A hidden or unset field has no line. */
export function systemFields(system: CachedSystem, idStyle: IdStyle): FactRow[] {
  return [
    idField(system.id, idStyle),
    ...textField(words.tag, system.tag),
    ...colorField(system.color),
    ...dateField(words.created, system.createdAt),
  ];
}

/**
 * The lines of a member's details. Fields that are fetched only now reserve their space while they are loading, and afterwards
 * too if they are not shared, so that nothing moves.
 */
export function memberFields(member: CachedMember, details: MemberDetails, idStyle: IdStyle): FactRow[] {
  const birthday = member.birthday === null ? null : parseBirthday(member.birthday);
  return [
    idField(member.id, idStyle),
    ...(birthday === null ? [] : textField(words.birthday, formatBirthday(birthday, deviceLocale()))),
    ...laterFields(details),
    ...colorField(member.color),
    ...dateField(words.created, member.createdAt),
  ];
}

function idField(id: string, idStyle: IdStyle): FactRow {
  const text = formatId(id, idStyle);
  return { label: words.id, kind: 'code', text, copy: { label: words.copyId, text } };
}

function laterFields({ state, member }: MemberDetails): FactRow[] {
  const labels = [words.proxyTags, words.messages, words.lastMessage];
  if (state === 'loading') return labels.map((label) => ({ label, kind: 'loading' }));
  if (member === null) return [];
  return [proxyField(member), messagesField(member), lastMessageField(member)];
}

function proxyField({ proxyTags }: Member): FactRow {
  if (proxyTags.length === 0) return { label: words.proxyTags, kind: 'quiet', text: words.none };
  return { label: words.proxyTags, kind: 'samples', samples: proxyTags, inside: words.proxyExample };
}

function messagesField({ messageCount }: Member): FactRow {
  if (messageCount === null) return { label: words.messages, kind: 'quiet', text: words.notShared };
  return { label: words.messages, kind: 'text', text: formatCount(messageCount) };
}

function lastMessageField({ lastMessageAt }: Member): FactRow {
  const atMs = parseTimestamp(lastMessageAt);
  if (atMs === null) return { label: words.lastMessage, kind: 'quiet', text: words.notShared };
  return { label: words.lastMessage, kind: 'ago', atMs };
}

function textField(label: string, text: string | null): FactRow[] {
  return text === null || text.trim() === '' ? [] : [{ label, kind: 'text', text }];
}

function colorField(hex: string | null): FactRow[] {
  return hex === null ? [] : [{ label: words.color, kind: 'color', hex }];
}

function dateField(label: string, timestamp: string | null): FactRow[] {
  const atMs = parseTimestamp(timestamp);
  return atMs === null ? [] : [{ label, kind: 'date', atMs }];
}
