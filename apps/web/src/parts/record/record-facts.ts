import {
  formatBirthday,
  formatId,
  type Group,
  type IdStyle,
  type LabelOptions,
  type Member,
  memberLabel,
  parseBirthday,
  parseTimestamp,
} from '@frontboard/model';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import { deviceLocale } from '../../platform/device-format.ts';
import type { FactRow } from '../../ui/fact-list.tsx';
import { formatCount } from '../../ui/numbers/format-count.ts';
import { recordHeadWords } from './head-words.ts';
import { type KnownPrivacy, onlyYou } from './only-you.ts';
import { privacyFacts, recordWords } from './words.ts';

const words = recordWords.facts;

type Naming = Pick<NamingOptions, 'id' | 'isDiscreet'>;

/** A member as far as it is known: what is cached, and the whole record once it is there. */
export interface KnownMember {
  readonly known: CachedMember;
  readonly whole: Member | null;
  readonly isLoading: boolean;
}

/** The name of a member on its page and in its dialog, also if they have none to show. */
export function memberName(member: Parameters<typeof memberLabel>[0], naming: LabelOptions): string {
  return memberLabel(member, naming).name || recordHeadWords.member;
}

/** A birthday as people say it, without a year that is not meant; null for none. */
export function birthdayLine({ birthday }: Pick<CachedMember, 'birthday'>): string | null {
  const parsed = birthday === null ? null : parseBirthday(birthday);
  return parsed === null ? null : formatBirthday(parsed, deviceLocale());
}

/**
 * The technical lines of a member. An unset field has no line; a known hidden one says so. Fields that are fetched only now reserve their
 * space while they are loading, and afterwards too if they are not shared, so that nothing moves.
 */
export function memberFacts({ known, whole, isLoading }: KnownMember, naming: Naming): FactRow[] {
  const privacy = whole?.privacy;
  return [
    ...idFacts(known, naming.id),
    ...(naming.isDiscreet || whole === null ? [] : internalName(whole)),
    ...(whole === null ? loadingFacts(isLoading) : activityFacts(whole)),
    ...colorFact(known.color),
    ...createdFact(known.createdAt, onlyYou(privacy, 'metadata_privacy')),
    ...pictureFact(privacyFacts.avatar_privacy, known.avatarUrl, onlyYou(privacy, 'avatar_privacy')),
    ...pictureFact(privacyFacts.banner_privacy, known.bannerUrl, onlyYou(privacy, 'banner_privacy')),
    ...listsFact(onlyYou(privacy, 'visibility'), recordWords.hiddenMember),
  ];
}

/** The technical lines of a group. */
export function groupFacts(group: Group, naming: Naming): FactRow[] {
  const { privacy } = group;
  const isListPrivate = privacy?.list_privacy === 'private';
  return [
    ...idFacts(group, naming.id),
    ...(naming.isDiscreet ? [] : internalName(group)),
    ...colorFact(group.color),
    ...createdFact(group.createdAt, onlyYou(privacy, 'metadata_privacy')),
    ...pictureFact(privacyFacts.icon_privacy, group.iconUrl, onlyYou(privacy, 'icon_privacy')),
    ...pictureFact(privacyFacts.banner_privacy, group.bannerUrl, onlyYou(privacy, 'banner_privacy')),
    ...(isListPrivate
      ? [{ label: words.members, kind: 'quiet' as const, text: recordWords.hiddenGroupList }]
      : []),
    ...listsFact(onlyYou(privacy, 'visibility'), recordWords.hiddenFromLists),
  ];
}

/** The technical lines of a system. */
export function systemFacts(
  system: Pick<CachedSystem, 'id' | 'uuid' | 'color' | 'createdAt'>,
  naming: Naming,
): FactRow[] {
  return [
    ...idFacts(system, naming.id),
    ...colorFact(system.color),
    ...createdFact(system.createdAt, undefined),
  ];
}

/** The lines that identify a record. */
function idFacts(
  { id, uuid }: { readonly id: string; readonly uuid: string | null },
  idStyle: IdStyle,
): FactRow[] {
  const shown = formatId(id, idStyle);
  const idFact: FactRow = {
    label: words.id,
    kind: 'code',
    text: shown,
    copy: { label: recordWords.copyId, text: shown },
  };
  if (uuid === null) return [idFact];
  return [
    idFact,
    { label: words.uuid, kind: 'code', text: uuid, copy: { label: recordWords.copyUuid, text: uuid } },
  ];
}

/** The internal name beside a display name: only for the owner, because it may be a former name. */
function internalName({
  name,
  displayName,
  privacy,
}: {
  readonly name: string;
  readonly displayName: string | null;
  readonly privacy: KnownPrivacy<'name_privacy'>;
}): FactRow[] {
  const shown = displayName?.trim() ?? '';
  if (privacy === null || shown === '' || shown === name.trim()) return [];
  return [{ label: words.name, kind: 'text', text: name, note: onlyYou(privacy, 'name_privacy') }];
}

function loadingFacts(isLoading: boolean): FactRow[] {
  return isLoading ? [words.messages, words.lastMessage].map((label) => ({ label, kind: 'loading' })) : [];
}

function activityFacts({ messageCount, lastMessageAt, privacy }: Member): FactRow[] {
  const note = onlyYou(privacy, 'metadata_privacy');
  const atMs = parseTimestamp(lastMessageAt);
  // Only the owner can distinguish "none" from "not shared".
  const nothing = privacy === null ? recordWords.notShared : recordWords.noneYet;
  return [
    messageCount === null
      ? { label: words.messages, kind: 'quiet', text: recordWords.notShared }
      : { label: words.messages, kind: 'text', text: formatCount(messageCount), note },
    atMs === null
      ? {
          label: words.lastMessage,
          kind: 'quiet',
          text: messageCount === 0 ? recordWords.noneYet : nothing,
        }
      : { label: words.lastMessage, kind: 'ago', atMs, note },
  ];
}

function colorFact(hex: string | null): FactRow[] {
  return hex === null ? [] : [{ label: words.color, kind: 'color', hex }];
}

function createdFact(timestamp: string | null, note: string | undefined): FactRow[] {
  const atMs = parseTimestamp(timestamp);
  return atMs === null ? [] : [{ label: words.created, kind: 'date', atMs, note }];
}

/** The picture itself is above; its line only says that others don't see it. */
function pictureFact(label: string, url: string | null, note: string | undefined): FactRow[] {
  return url === null || note === undefined ? [] : [{ label, kind: 'text', text: recordWords.isSet, note }];
}

function listsFact(note: string | undefined, text: string): FactRow[] {
  return note === undefined ? [] : [{ label: words.lists, kind: 'quiet', text }];
}
