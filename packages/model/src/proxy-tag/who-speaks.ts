import type { Member } from '../member/member.ts';
import { foldTag, type ProxyOptions } from './fold-tag.ts';
import type { ProxyTag } from './proxy-tag.ts';

/** What of a member decides who speaks. */
type Proxied = Pick<Member, 'proxyTags' | 'keepProxy'>;

/** A member whose tags are round a message. */
export interface Speaker<M> {
  readonly member: M;
  readonly tag: ProxyTag;
  /** The message as it is sent: without the tags, or with them for a member who keeps them. */
  readonly text: string;
}

/** Who a message becomes by its proxy tags. Autoproxy is not looked at: it is set per server. */
export type Speech<M> =
  /** No tags match: it goes out as it is, or by autoproxy. */
  | { readonly state: 'nobody' }
  /** The tags match and nothing is between them: only a message with a file is sent like this. */
  | { readonly state: 'empty'; readonly member: M; readonly tag: ProxyTag }
  | ({ readonly state: 'speaks' } & Speaker<M>)
  /** Tags of several members are equally long; which of them the service takes is not settled. */
  | { readonly state: 'unclear'; readonly speakers: readonly Speaker<M>[] };

/** A mention of an account at the beginning, with the blanks after it. */
const LEADING_MENTION = /^<@!?\d{17,20}>\s*/;
/** Discord's own marks in angle brackets: mentions, channels, emoji, times. */
const MARK_AT_START = /^<(?:@[!&]?|#|a?:\w+:|t:)-?\d+(?::\w)?>/;
const MARK_AT_END = /<(?:@[!&]?|#|a?:\w+:|t:)-?\d+(?::\w)?>$/;

/**
 * Who speaks a message, by the rules of the service (its documentation and behaviour, 2026-08): of all tags that are round the
 * message the longest wins; a mention in front of the tags moves inside them; tags with nothing between them take only messages
 * with a file; `<` and `>` as tags leave mentions and emoji alone. Discord cuts blanks off both ends before the service sees it.
 */
export function whoSpeaks<M extends Proxied>(
  message: string,
  members: readonly M[],
  options: ProxyOptions,
): Speech<M> {
  const trimmed = message.trim();
  const mention = LEADING_MENTION.exec(trimmed)?.[0] ?? '';
  const text = trimmed.slice(mention.length);
  const folded = foldTag(text, options);
  let longest = -1;
  let found: { readonly member: M; readonly tag: ProxyTag; readonly inner: string }[] = [];
  for (const member of members) {
    for (const tag of member.proxyTags) {
      const length = (tag.prefix ?? '').length + (tag.suffix ?? '').length;
      if (length === 0 || length < longest) continue;
      const inner = innerText(text, folded, tag, options);
      // Of one member's tags of the same length the first in its order counts.
      if (inner === null || (length === longest && found.some((other) => other.member === member))) continue;
      if (length > longest) found = [];
      longest = length;
      found.push({ member, tag, inner: mention + inner });
    }
  }
  const [first] = found;
  if (first === undefined) return { state: 'nobody' };
  if (found.length > 1) return { state: 'unclear', speakers: found.map(toSpeaker) };
  if (first.inner.trim() === '') return { state: 'empty', member: first.member, tag: first.tag };
  return { state: 'speaks', ...toSpeaker(first) };
}

/** What is between the tags; null when they are not round the text. */
function innerText(text: string, folded: string, tag: ProxyTag, options: ProxyOptions): string | null {
  const prefix = foldTag(tag.prefix ?? '', options);
  const suffix = foldTag(tag.suffix ?? '', options);
  if (prefix === '<' && MARK_AT_START.test(text)) return null;
  if (suffix === '>' && MARK_AT_END.test(text)) return null;
  const isRound =
    folded.length >= prefix.length + suffix.length && folded.startsWith(prefix) && folded.endsWith(suffix);
  if (isRound) return text.slice(prefix.length, text.length - suffix.length);
  // A picture alone is sent with bare tags, whose inner blanks Discord has cut off.
  return folded.trim() === prefix.trimEnd() + suffix.trimStart() ? '' : null;
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
  const text = member.keepProxy ? `${tag.prefix ?? ''}${inner}${tag.suffix ?? ''}` : inner;
  return { member, tag, text };
}
