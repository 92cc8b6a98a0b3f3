import { formatId, memberLabel, recordKey, systemLabel } from '@frontboard/model';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { FollowedDetails } from '../../persistence/documents/followed-details-document.ts';
import { frontWords } from '../../text/front-words.ts';
import { listNames, nameOrSomeone } from '../../text/list-names.ts';
import type { FollowedProblem, FollowedStatus } from '../status/types.ts';

/** The settings that decide how names and ids are written. */
export interface NamingOptions {
  readonly detectPronouns: boolean;
  readonly id: { readonly sep: boolean; readonly caps: boolean };
  /** Initials in place of names. */
  readonly isDiscreet?: boolean;
}

/** The nicknames of followed systems and their members on this device. */
export type Nicknames = Pick<FollowedDetails, 'systems' | 'members' | 'isNicknameFirst'>;

/** One fronter as every layout shows it. */
export interface FronterView {
  readonly key: string;
  /** The shown name: the display name, or "Someone" for a member who must not be named. */
  readonly name: string;
  /** What the person calls them, beside the name; null without one. */
  readonly nickname: string | null;
  readonly pronouns: string | null;
  /** Null if nothing more may be shown, so that there are no details to open. */
  readonly member: CachedMember | null;
}

/** What is shown instead of fronters if none are shown. */
export interface FrontNote {
  readonly kind: 'loading' | 'private' | 'switched-out' | 'never-switched' | 'gone' | 'unavailable';
  readonly text: string;
}

/** One followed system as every layout shows it. */
export interface SystemView {
  /** As in the followed list. */
  readonly id: string;
  readonly system: CachedSystem | null;
  /** The name, null for a system without one or not known yet. */
  readonly name: string | null;
  /** The name, or "System exampl" in its place. */
  readonly title: string;
  /** As for a fronter. */
  readonly nickname: string | null;
  readonly pronouns: string | null;
  readonly fronters: readonly FronterView[];
  /** Null if there are fronters to show. */
  readonly note: FrontNote | null;
  readonly lastSwitch: string | null;
  /** The shown fronters cannot be fetched again right now. */
  readonly isStale: boolean;
  /** One sentence for screen readers: "Luna and Ash are fronting". */
  readonly summary: string;
}

/** Follows the system of the token. PKStatus lets people follow it; without a token it means no system. */
const OWN_REFERENCE = '@me';

/** The name and the nickname of one entry. In discreet mode nobody has a nickname, which could be the name. */
export function withNickname(
  name: string,
  known: { readonly nickname?: string | undefined } | undefined,
  { isDiscreet }: Pick<NamingOptions, 'isDiscreet'>,
  isFirst = false,
): { name: string; nickname: string | null } {
  const nickname = isDiscreet ? null : known?.nickname?.trim() || null;
  return isFirst && nickname !== null ? { name: nickname, nickname: name } : { name, nickname };
}

/** Turns the status of a followed system into what is shown. Pure: the same status gives the same view. */
export function viewSystem(
  status: FollowedStatus,
  options: NamingOptions,
  nicknames?: Nicknames,
): SystemView {
  const { system, front } = status;
  const label = system === null ? null : systemLabel(system, options);
  const fronters =
    front.state === 'fronting'
      ? front.members.map((member, index) => viewFronter(member, index, options, nicknames))
      : [];
  const note = fronters.length > 0 ? null : noteOf(status);
  const away = status.problem === 'offline' || status.problem === 'service';
  const known =
    note === null ||
    note.kind === 'private' ||
    note.kind === 'switched-out' ||
    note.kind === 'never-switched';
  const { name: title, nickname } = withNickname(
    label?.name ?? frontWords.unnamedSystem(formatId(system?.id ?? status.id, options.id)),
    nicknames?.systems[status.id],
    options,
    nicknames?.isNicknameFirst,
  );
  return {
    id: status.id,
    system,
    name: label?.name ?? null,
    title,
    nickname,
    pronouns: label?.pronouns ?? null,
    fronters,
    note,
    lastSwitch: front.lastSwitch,
    isStale: away && known,
    summary: summaryOf({ note, fronters }, ({ name }) => name),
  };
}

/** Who is fronting in one sentence, or why that is not known. */
export function summaryOf(
  { note, fronters }: Pick<SystemView, 'note' | 'fronters'>,
  nameOf: (fronter: FronterView) => string,
): string {
  const names = fronters.map((fronter) => (fronter.member === null ? null : nameOf(fronter)));
  return note?.text ?? frontWords.fronting(listNames(names), names.length);
}

/**
 * A member without any name must not be named. Nothing of it is used, so that two of them cannot be
 * distinguished, and its key is its position in the front.
 */
function viewFronter(
  member: CachedMember,
  index: number,
  options: NamingOptions,
  nicknames: Nicknames | undefined,
): FronterView {
  const label = memberLabel(member, options);
  if (label.name.trim() === '')
    return {
      key: `hidden-${index}`,
      name: nameOrSomeone(null),
      nickname: null,
      pronouns: null,
      member: null,
    };
  const key = recordKey(member);
  const named = withNickname(label.name, nicknames?.members[key], options, nicknames?.isNicknameFirst);
  return { key, ...named, pronouns: label.pronouns, member };
}

function noteOf({ id, front, problem }: FollowedStatus): FrontNote {
  if (problem === 'private-system') return { kind: 'private', text: frontWords.privateSystem };
  if (problem === 'gone') {
    return { kind: 'gone', text: id === OWN_REFERENCE ? frontWords.needsToken : frontWords.gone };
  }
  switch (front.state) {
    case 'private':
      return { kind: 'private', text: frontWords.private };
    case 'never-switched':
      return { kind: 'never-switched', text: frontWords.neverSwitched };
    case 'gone':
      return { kind: 'gone', text: frontWords.gone };
    case 'unavailable':
      return { kind: 'unavailable', text: unavailableText(problem) };
    case 'loading':
      return { kind: 'loading', text: frontWords.loading };
    case 'switched-out':
      return { kind: 'switched-out', text: frontWords.switchedOut };
    case 'fronting':
      // A switch of which no member could be read: it is unknown who fronts.
      return { kind: 'unavailable', text: frontWords.unavailable };
  }
}

function unavailableText(problem: FollowedProblem | null): string {
  if (problem === 'offline') return frontWords.unavailableOffline;
  return problem === 'service' ? frontWords.unavailableService : frontWords.unavailable;
}
