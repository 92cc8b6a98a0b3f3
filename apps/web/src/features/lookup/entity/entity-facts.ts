import {
  formatBirthday,
  formatId,
  type Group,
  type IdStyle,
  type Member,
  type Priv,
  parseBirthday,
  parseTimestamp,
} from '@frontboard/model';
import type { NamingOptions } from '../../../cache/naming/system-view.ts';
import { deviceLocale } from '../../../platform/device-format.ts';
import type { FactRow } from '../../../ui/fact-list.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { entityWords, privacyFacts } from './words.ts';

const words = entityWords.facts;

/** Whether names are hidden. */
type Discretion = Pick<NamingOptions, 'isDiscreet'>;

type Privacy<Key extends string> = Readonly<Record<Key, Priv>> | null;

/** The note of a field that others can't see. Only the owner sees privacy at all. */
export function onlyYou<Key extends string>(privacy: Privacy<Key>, key: Key): string | undefined {
  return privacy?.[key] === 'private' ? entityWords.onlyYou : undefined;
}

/** The lines that identify a record. */
export function idFacts(
  { id, uuid }: { readonly id: string; readonly uuid: string | null },
  idStyle: IdStyle,
): FactRow[] {
  const shown = formatId(id, idStyle);
  const idFact: FactRow = {
    label: words.id,
    kind: 'code',
    text: shown,
    copy: { label: entityWords.copyId, text: shown },
  };
  if (uuid === null) return [idFact];
  return [
    idFact,
    { label: words.uuid, kind: 'code', text: uuid, copy: { label: entityWords.copyUuid, text: uuid } },
  ];
}

/** The lines of a member's card. An unset field has no line; a known hidden one says so. */
export function memberFacts(member: Member, { isDiscreet = false }: Discretion = {}): FactRow[] {
  const { privacy } = member;
  const birthday = member.birthday === null ? null : parseBirthday(member.birthday);
  return [
    ...(isDiscreet ? [] : internalName(member)),
    ...(birthday === null
      ? []
      : [
          {
            label: words.birthday,
            kind: 'text' as const,
            text: formatBirthday(birthday, deviceLocale()),
            note: onlyYou(privacy, 'birthday_privacy'),
          },
        ]),
    proxyFact(member),
    ...activityFacts(member),
    ...colorFact(member.color),
    ...createdFact(member.createdAt, onlyYou(privacy, 'metadata_privacy')),
    ...pictureFact(privacyFacts.avatar_privacy, member.avatarUrl, onlyYou(privacy, 'avatar_privacy')),
    ...pictureFact(privacyFacts.banner_privacy, member.bannerUrl, onlyYou(privacy, 'banner_privacy')),
    ...listsFact(onlyYou(privacy, 'visibility'), entityWords.hiddenMember),
  ];
}

/** The lines of a group's card. */
export function groupFacts(group: Group, { isDiscreet = false }: Discretion = {}): FactRow[] {
  const { privacy } = group;
  const isListPrivate = privacy?.list_privacy === 'private';
  return [
    ...(isDiscreet ? [] : internalName(group)),
    ...colorFact(group.color),
    ...createdFact(group.createdAt, onlyYou(privacy, 'metadata_privacy')),
    ...pictureFact(privacyFacts.icon_privacy, group.iconUrl, onlyYou(privacy, 'icon_privacy')),
    ...pictureFact(privacyFacts.banner_privacy, group.bannerUrl, onlyYou(privacy, 'banner_privacy')),
    ...(isListPrivate
      ? [{ label: words.members, kind: 'quiet' as const, text: entityWords.hiddenGroupList }]
      : []),
    ...listsFact(onlyYou(privacy, 'visibility'), entityWords.hiddenFromLists),
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
  readonly privacy: Privacy<'name_privacy'>;
}): FactRow[] {
  const shown = displayName?.trim() ?? '';
  if (privacy === null || shown === '' || shown === name.trim()) return [];
  return [{ label: words.name, kind: 'text', text: name, note: onlyYou(privacy, 'name_privacy') }];
}

function proxyFact({ proxyTags, privacy }: Member): FactRow {
  const label = words.proxyTags;
  const note = onlyYou(privacy, 'proxy_privacy');
  if (proxyTags.length > 0)
    return { label, kind: 'samples', samples: proxyTags, inside: entityWords.proxyExample, note };
  return { label, kind: 'quiet', text: privacy === null ? entityWords.noneShared : entityWords.none };
}

function activityFacts({ messageCount, lastMessageAt, privacy }: Member): FactRow[] {
  const note = onlyYou(privacy, 'metadata_privacy');
  const atMs = parseTimestamp(lastMessageAt);
  // Only the owner can distinguish "none" from "not shared".
  const nothing = privacy === null ? entityWords.notShared : entityWords.noneYet;
  return [
    messageCount === null
      ? { label: words.messages, kind: 'quiet', text: entityWords.notShared }
      : { label: words.messages, kind: 'text', text: formatCount(messageCount), note },
    atMs === null
      ? {
          label: words.lastMessage,
          kind: 'quiet',
          text: messageCount === 0 ? entityWords.noneYet : nothing,
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
  return url === null || note === undefined ? [] : [{ label, kind: 'text', text: entityWords.isSet, note }];
}

function listsFact(note: string | undefined, text: string): FactRow[] {
  return note === undefined ? [] : [{ label: words.lists, kind: 'quiet', text }];
}
