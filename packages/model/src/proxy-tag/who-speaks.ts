import { type ProxyOptions, type TagComparison, tagComparison } from './compare-tags.ts';
import { taggedText } from './proxied-message.ts';
import type { ProxyTag } from './proxy-tag.ts';
import { finish, type Steps } from './steps.ts';

/** The parts of a member that decide who speaks. */
interface Proxied {
  readonly proxyTags: readonly ProxyTag[];
  readonly keepProxy: boolean;
}

/** A member whose tags match a message. */
export interface Speaker<M> {
  readonly member: M;
  readonly tag: ProxyTag;
  /** The message as it is sent: without the tags, or with them for a member who keeps them. */
  readonly text: string;
}

/** Who a message becomes by its proxy tags. Autoproxy is ignored: it is set per server. */
export type Speech<M> =
  /** No tags match: it is sent unchanged, or by autoproxy. */
  | { readonly state: 'nobody' }
  /** The tags match and nothing is between them: only a message with a file is sent like this. */
  | { readonly state: 'empty'; readonly member: M; readonly tag: ProxyTag }
  | ({ readonly state: 'speaks' } & Speaker<M>)
  /** Tags of several members are equally long; which of them the service uses is undefined. */
  | { readonly state: 'unclear'; readonly speakers: readonly Speaker<M>[] };

/** A mention of an account at the beginning, with exactly one space after it. */
const LEADING_MENTION = /^<@!?\d{17,19}> /;
/** Mentions of accounts, roles and channels, and custom emoji: `<` and `>` of these are not tags. */
const MARK_AT_START = /^<(?:@[!&]?|#|a?:\w+:)\d+>/;
const MARK_AT_END = /<(?:@[!&]?|#|a?:\w+:)\d+>$/;
/** A variation selector alone, which some keyboards leave: the service treats it as no message. */
const NO_MESSAGE = '\uFE0F';

/**
 * Who speaks a message, by the rules of the service (recorded, 2026-11): of all tags that match the
 * message the longest wins; a mention before the tags moves inside them; tags with nothing between them accept only messages
 * with a file; `<` and `>` as tags ignore mentions and emoji. Tags are compared by culture, and cut off by their length in code
 * units. Discord removes blanks at both ends before the service sees the message.
 */
export function whoSpeaks<M extends Proxied>(
  message: string,
  members: readonly M[],
  options: ProxyOptions,
): Speech<M> {
  return finish(findSpeaker(message, members, options));
}

/** As {@link whoSpeaks}, a step for each member: thousands of tags in other scripts take a while. */
export function* findSpeaker<M extends Proxied>(
  message: string,
  members: readonly M[],
  options: ProxyOptions,
): Steps<Speech<M>> {
  const comparison = tagComparison(options);
  const trimmed = message.trim();
  const mention = LEADING_MENTION.exec(trimmed)?.[0] ?? '';
  const text = trimmed.slice(mention.length);
  let longest = -1;
  let found: { readonly member: M; readonly tag: ProxyTag; readonly inner: string }[] = [];
  for (const member of members) {
    for (const tag of member.proxyTags) {
      const length = (tag.prefix ?? '').length + (tag.suffix ?? '').length;
      if (length === 0 || length < longest) continue;
      const inner = innerText(text, tag, comparison);
      // Of one member's tags of the same length, the first in its order counts.
      if (inner === null || (length === longest && found.some((other) => other.member === member))) continue;
      if (length > longest) found = [];
      longest = length;
      found.push({ member, tag, inner: mention === '' ? inner : `${mention} ${inner}` });
    }
    yield;
  }
  const [first] = found;
  if (first === undefined) return { state: 'nobody' };
  if (found.length > 1) return { state: 'unclear', speakers: found.map(toSpeaker) };
  if (first.inner.trim() === '') return { state: 'empty', member: first.member, tag: first.tag };
  return { state: 'speaks', ...toSpeaker(first) };
}

/** What is between the tags; null if they do not match the text. */
function innerText(text: string, tag: ProxyTag, comparison: TagComparison): string | null {
  const prefix = tag.prefix ?? '';
  const suffix = tag.suffix ?? '';
  if (prefix === '<' && MARK_AT_START.test(text)) return null;
  if (suffix === '>' && MARK_AT_END.test(text)) return null;
  const isRound =
    text.length >= prefix.length + suffix.length &&
    comparison.startsWith(text, prefix) &&
    comparison.endsWith(text, suffix);
  if (isRound) {
    const inner = text.slice(prefix.length, text.length - suffix.length);
    return inner.trim() === NO_MESSAGE ? null : inner;
  }
  // A picture alone is sent with bare tags, whose inner blanks Discord has removed.
  return text.trim() === prefix.trimEnd() + suffix.trimStart() ? '' : null;
}

function toSpeaker<M extends Proxied>({
  member,
  tag,
  inner,
}: {
  readonly member: M;
  readonly tag: ProxyTag;
  readonly inner: string;
}): Speaker<M> {
  const text = member.keepProxy ? taggedText(tag, inner) : inner;
  return { member, tag, text };
}
