import type { Member } from '../member/member.ts';
import { type ProxyOptions, tagComparison, tagKey } from './compare-tags.ts';
import type { ProxyTag } from './proxy-tag.ts';

export type { ProxyOptions } from './compare-tags.ts';

/** What of a member the book needs. */
type Tagged = Pick<Member, 'proxyTags'>;

/** What is odd about one proxy tag of a member. */
export type TagProblem<M> =
  /** Another member has the same: which of them speaks is not settled. */
  | { readonly kind: 'same'; readonly member: M; readonly tag: ProxyTag }
  /** A longer tag of another member has this one inside: a message that fits both goes to the other. */
  | { readonly kind: 'yields'; readonly member: M; readonly tag: ProxyTag }
  /** This one has a shorter tag of another member inside: a message that fits both comes here. */
  | { readonly kind: 'takes'; readonly member: M; readonly tag: ProxyTag }
  /** The member has it twice. */
  | { readonly kind: 'twice' }
  /** It begins or ends with a blank, which Discord cuts off every message: it never matches. */
  | { readonly kind: 'never' }
  /** Nothing of it counts in comparing, such as a zero-width character alone: every message matches. */
  | { readonly kind: 'always' };

/** Two members whose tags get in each other's way. */
export interface ProxyCollision<M> {
  /** `same`: neither can be told from the other. `inside`: the tag of `first` is part of the longer one of `second`. */
  readonly kind: 'same' | 'inside';
  readonly first: M;
  readonly firstTag: ProxyTag;
  readonly second: M;
  readonly secondTag: ProxyTag;
}

/** The proxy tags of a system, to find those that get in each other's way. */
export interface ProxyBook<M> {
  /** For each tag of `tags`, what is odd about it when `owner` has them (null for a member that is not made yet). */
  problemsOf(owner: M | null, tags: readonly ProxyTag[]): readonly (readonly TagProblem<M>[])[];
  /** Tags of which nothing counts in comparing: every message matches them. */
  matchingAlways(): readonly { readonly member: M; readonly tag: ProxyTag }[];
  /** Every two members whose tags get in each other's way, each pair of tags once. */
  collisions(): readonly ProxyCollision<M>[];
}

interface Entry<M> {
  readonly member: M;
  readonly tag: ProxyTag;
  readonly prefix: string;
  readonly suffix: string;
}

/** Looks tags up by their sides. Making it takes time in proportion to the tags; keep it. */
export function createProxyBook<M extends Tagged>(
  members: readonly M[],
  options: ProxyOptions,
): ProxyBook<M> {
  const comparison = tagComparison(options);
  const sidesOf = (tag: ProxyTag) => ({
    prefix: tagKey(tag.prefix ?? '', options),
    suffix: tagKey(tag.suffix ?? '', options),
  });
  const isAlways = ({ prefix, suffix }: ProxyTag) =>
    Boolean(prefix || suffix) && comparison.isInvisible(`${prefix ?? ''}${suffix ?? ''}`);
  const entries: Entry<M>[] = members.flatMap((member) =>
    member.proxyTags
      .map((tag) => ({ member, tag, ...sidesOf(tag) }))
      .filter(({ prefix, suffix }) => prefix !== '' || suffix !== ''),
  );
  const bySides = new Map<string, Entry<M>[]>();
  for (const entry of entries) {
    const key = keyOf(entry.prefix, entry.suffix);
    const known = bySides.get(key);
    if (known === undefined) bySides.set(key, [entry]);
    else known.push(entry);
  }

  /** Every tag that is a part of this one, itself left out: shorter tags that fit round the same messages. */
  function* partsOf(prefix: string, suffix: string): Generator<Entry<M>> {
    for (let before = prefix.length; before >= 0; before -= 1) {
      for (let after = suffix.length; after >= 0; after -= 1) {
        if (before === prefix.length && after === suffix.length) continue;
        yield* bySides.get(keyOf(prefix.slice(0, before), suffix.slice(suffix.length - after))) ?? [];
      }
    }
  }

  function problemsOf(owner: M | null, tags: readonly ProxyTag[]): TagProblem<M>[][] {
    const sides = tags.map(sidesOf);
    return sides.map(({ prefix, suffix }, index) => {
      const tag = tags[index];
      if (tag !== undefined && isAlways(tag)) return [{ kind: 'always' }];
      if (prefix === '' && suffix === '') return [];
      const problems: TagProblem<M>[] = [];
      if (neverMatches(prefix, suffix)) problems.push({ kind: 'never' });
      if (sides.some((other, at) => at < index && other.prefix === prefix && other.suffix === suffix))
        problems.push({ kind: 'twice' });
      const add = (kind: 'same' | 'yields' | 'takes', { member, tag }: Entry<M>) => {
        if (member !== owner) problems.push({ kind, member, tag });
      };
      for (const entry of bySides.get(keyOf(prefix, suffix)) ?? []) add('same', entry);
      for (const entry of entries) {
        if (isInside({ prefix, suffix }, entry)) add('yields', entry);
      }
      for (const entry of partsOf(prefix, suffix)) add('takes', entry);
      return problems;
    });
  }

  function collisions(): ProxyCollision<M>[] {
    const found: ProxyCollision<M>[] = [];
    const add = (kind: ProxyCollision<M>['kind'], first: Entry<M>, second: Entry<M>) => {
      if (first.member === second.member) return;
      found.push({
        kind,
        first: first.member,
        firstTag: first.tag,
        second: second.member,
        secondTag: second.tag,
      });
    };
    for (const equal of bySides.values()) {
      // With each the one before it: of many equal ones not every pair needs to be told.
      for (const [index, entry] of equal.entries()) {
        const former = equal[index - 1];
        if (former !== undefined) add('same', former, entry);
      }
    }
    for (const entry of entries)
      for (const part of partsOf(entry.prefix, entry.suffix)) add('inside', part, entry);
    return found;
  }

  function matchingAlways() {
    return members.flatMap((member) => member.proxyTags.filter(isAlways).map((tag) => ({ member, tag })));
  }

  return { problemsOf, matchingAlways, collisions };
}

/** Apart by a character that no message can hold, so that no two pairs of sides have the same key. */
function keyOf(prefix: string, suffix: string): string {
  return `${prefix}\u0000${suffix}`;
}

function isInside(
  part: { readonly prefix: string; readonly suffix: string },
  whole: { readonly prefix: string; readonly suffix: string },
): boolean {
  return (
    part.prefix.length + part.suffix.length < whole.prefix.length + whole.suffix.length &&
    whole.prefix.startsWith(part.prefix) &&
    whole.suffix.endsWith(part.suffix)
  );
}

function neverMatches(prefix: string, suffix: string): boolean {
  return prefix !== prefix.trimStart() || suffix !== suffix.trimEnd();
}
