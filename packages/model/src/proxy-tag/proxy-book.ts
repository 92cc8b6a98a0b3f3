import { type ProxyOptions, tagComparison, tagKey } from './compare-tags.ts';
import type { ProxyTag } from './proxy-tag.ts';
import { finish, type Steps } from './steps.ts';

export { type ProxyOptions, proxyTagKey } from './compare-tags.ts';

/** The part of a member that the book needs. */
interface Tagged {
  readonly proxyTags: readonly ProxyTag[];
}

/** A problem of one proxy tag of a member. */
export type TagProblem<M> =
  /** Another member has the same: it is undefined which of them is proxied. */
  | { readonly kind: 'same'; readonly member: M; readonly tag: ProxyTag }
  /** A longer tag of another member contains this one: a message that matches both goes to the other. */
  | { readonly kind: 'yields'; readonly member: M; readonly tag: ProxyTag }
  /** This one contains a shorter tag of another member: a message that matches both comes here. */
  | { readonly kind: 'takes'; readonly member: M; readonly tag: ProxyTag }
  /** The member has it twice. */
  | { readonly kind: 'twice' }
  /** It starts or ends with a blank, which Discord removes from every message: it never matches. */
  | { readonly kind: 'never' }
  /** It starts as the bot's commands do: a message with it is a command. */
  | { readonly kind: 'command' }
  /** It has the word `text` beside the message, as the bot's commands write a tag: people copy it from there. */
  | { readonly kind: 'text' }
  /** Nothing of it counts in comparing, for example only a zero-width character: every message matches. */
  | { readonly kind: 'always' };

/** Two members whose tags overlap. */
export interface ProxyCollision<M> {
  /** `same`: neither can be distinguished from the other. `inside`: the tag of `first` is part of the longer one of `second`. */
  readonly kind: 'same' | 'inside';
  readonly first: M;
  readonly firstTag: ProxyTag;
  readonly second: M;
  readonly secondTag: ProxyTag;
}

/** The problems of the proxy tags of a whole system. */
export interface ProxySurvey<M> {
  /** Tags of which nothing counts in comparing: every message matches them. */
  readonly always: readonly { readonly member: M; readonly tag: ProxyTag }[];
  /**
   * Two members whose tags overlap, each pair of tags once, as many as requested. The `same` come first: not knowing
   * who speaks is worse than knowing that the longer one does.
   */
  readonly collisions: readonly ProxyCollision<M>[];
  /** The number of all of them. */
  readonly collisionCount: number;
}

/** The proxy tags of a system, for finding overlapping ones. */
export interface ProxyBook<M> {
  /** For each tag of `tags`, its problems if `owner` has them (null for a new member). */
  problemsOf(owner: M | null, tags: readonly ProxyTag[]): readonly (readonly TagProblem<M>[])[];
}

interface Entry<M> {
  readonly member: M;
  readonly tag: ProxyTag;
  readonly prefix: string;
  readonly suffix: string;
}

/** All entries with the same sides. */
interface Shelf<M> {
  readonly entries: Entry<M>[];
  /** How many of them each member has. */
  readonly ownedBy: Map<M, number>;
}

/** Looks up tags by their sides. Creating it takes time in proportion to the tags; keep it. */
export function createProxyBook<M extends Tagged>(
  members: readonly M[],
  options: ProxyOptions,
): ProxyBook<M> {
  return finish(openBook(members, options));
}

/** Checks the proxy tags of a whole system, a step for each. At most `most` collisions are returned, all are counted. */
export function* surveyProxies<M extends Tagged>(
  members: readonly M[],
  options: ProxyOptions,
  most: number,
): Steps<ProxySurvey<M>> {
  const book = yield* openBook(members, options);
  const always = yield* book.matchingAlways();
  return { always, ...(yield* book.collisions(most)) };
}

/** The two ways to begin a command of the bot that every server has. */
const COMMAND = /^pk[;!]/i;

function* openBook<M extends Tagged>(members: readonly M[], options: ProxyOptions) {
  const comparison = tagComparison(options);
  const sidesOf = (tag: ProxyTag) => ({
    prefix: tagKey(tag.prefix ?? '', options),
    suffix: tagKey(tag.suffix ?? '', options),
  });
  const isAlways = ({ prefix, suffix }: ProxyTag) =>
    Boolean(prefix || suffix) && comparison.isInvisible(`${prefix ?? ''}${suffix ?? ''}`);
  const entries: Entry<M>[] = [];
  const shelves = createShelves<M>();
  for (const member of members) {
    for (const tag of member.proxyTags) {
      const entry = { member, tag, ...sidesOf(tag) };
      if (entry.prefix === '' && entry.suffix === '') continue;
      entries.push(entry);
      shelves.add(entry);
    }
    yield;
  }

  function problemsOf(owner: M | null, tags: readonly ProxyTag[]): TagProblem<M>[][] {
    const sides = tags.map(sidesOf);
    return sides.map(({ prefix, suffix }, index) => {
      const tag = tags[index];
      if (tag !== undefined && isAlways(tag)) return [{ kind: 'always' }];
      if (prefix === '' && suffix === '') return [];
      const problems: TagProblem<M>[] = [];
      if (neverMatches(prefix, suffix)) problems.push({ kind: 'never' });
      if (COMMAND.test(prefix)) problems.push({ kind: 'command' });
      if (/[^a-z]text$/i.test(prefix) || /^text[^a-z]/i.test(suffix)) problems.push({ kind: 'text' });
      if (sides.some((other, at) => at < index && other.prefix === prefix && other.suffix === suffix))
        problems.push({ kind: 'twice' });
      const add = (kind: 'same' | 'yields' | 'takes', { member, tag }: Entry<M>) => {
        if (member !== owner) problems.push({ kind, member, tag });
      };
      for (const entry of shelves.at(prefix, suffix)?.entries ?? []) add('same', entry);
      for (const entry of entries) {
        if (isInside({ prefix, suffix }, entry)) add('yields', entry);
      }
      for (const { entries: parts } of shelves.inside(prefix, suffix))
        for (const entry of parts) add('takes', entry);
      return problems;
    });
  }

  function* matchingAlways(): Steps<ProxySurvey<M>['always']> {
    const found: { member: M; tag: ProxyTag }[] = [];
    for (const member of members) {
      for (const tag of member.proxyTags) if (isAlways(tag)) found.push({ member, tag });
      yield;
    }
    return found;
  }

  return { problemsOf, matchingAlways, collisions: (most: number) => collisionsIn(entries, shelves, most) };
}

/** The tags that are equal, and the tags that another one contains. A step for each. */
function* collisionsIn<M extends Tagged>(
  entries: readonly Entry<M>[],
  shelves: ReturnType<typeof createShelves<M>>,
  most: number,
): Steps<Omit<ProxySurvey<M>, 'always'>> {
  const same: ProxyCollision<M>[] = [];
  const inside: ProxyCollision<M>[] = [];
  let count = 0;
  for (const { entries: equal } of shelves.all()) {
    // Each with the one before it: of many equal ones, not every pair is returned.
    for (const [index, entry] of equal.entries()) {
      const former = equal[index - 1];
      if (former === undefined || former.member === entry.member) continue;
      count += 1;
      if (same.length < most) same.push(collisionOf('same', former, entry));
    }
    yield;
  }
  for (const entry of entries) {
    for (const { entries: parts, ownedBy } of shelves.inside(entry.prefix, entry.suffix)) {
      // Counted and not listed: many tags inside many others have too many pairs to list.
      count += parts.length - (ownedBy.get(entry.member) ?? 0);
      if (inside.length >= most) continue;
      for (const part of parts)
        if (part.member !== entry.member) inside.push(collisionOf('inside', part, entry));
    }
    yield;
  }
  return { collisions: [...same, ...inside].slice(0, most), collisionCount: count };
}

function collisionOf<M>(
  kind: ProxyCollision<M>['kind'],
  first: Entry<M>,
  second: Entry<M>,
): ProxyCollision<M> {
  return {
    kind,
    first: first.member,
    firstTag: first.tag,
    second: second.member,
    secondTag: second.tag,
  };
}

/** Entries by their two sides. Only existing lengths are looked up, so that a long tag takes no longer than a short one. */
function createShelves<M>() {
  const inOrder: Shelf<M>[] = [];
  const prefixes = createSideMap<SideMap<Shelf<M>>>();

  return {
    /** In the order of their first entries. */
    all: (): readonly Shelf<M>[] => inOrder,
    at: (prefix: string, suffix: string) => prefixes.get(prefix)?.get(suffix),
    add(entry: Entry<M>): void {
      const suffixes = prefixes.get(entry.prefix) ?? prefixes.put(entry.prefix, createSideMap<Shelf<M>>());
      let shelf = suffixes.get(entry.suffix);
      if (shelf === undefined) {
        shelf = suffixes.put(entry.suffix, { entries: [], ownedBy: new Map() });
        inOrder.push(shelf);
      }
      shelf.entries.push(entry);
      shelf.ownedBy.set(entry.member, (shelf.ownedBy.get(entry.member) ?? 0) + 1);
    },
    /** The entries of every tag that is a part of this one, except itself, the longest first: they match the same messages. */
    *inside(prefix: string, suffix: string): Generator<Shelf<M>> {
      for (const before of prefixes.lengths()) {
        const suffixes = before > prefix.length ? undefined : prefixes.get(prefix.slice(0, before));
        for (const after of suffixes?.lengths() ?? []) {
          if (after > suffix.length || (before === prefix.length && after === suffix.length)) continue;
          const shelf = suffixes?.get(suffix.slice(suffix.length - after));
          if (shelf !== undefined) yield shelf;
        }
      }
    },
  };
}

interface SideMap<T> {
  get(side: string): T | undefined;
  put(side: string, value: T): T;
  /** The lengths of all sides, the longest first. */
  lengths(): readonly number[];
}

function createSideMap<T>(): SideMap<T> {
  const bySide = new Map<string, T>();
  const lengths = new Set<number>();
  let sorted: readonly number[] = [];
  return {
    get: (side) => bySide.get(side),
    put(side, value) {
      bySide.set(side, value);
      lengths.add(side.length);
      return value;
    },
    lengths() {
      if (sorted.length !== lengths.size) sorted = [...lengths].sort((one, other) => other - one);
      return sorted;
    },
  };
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
