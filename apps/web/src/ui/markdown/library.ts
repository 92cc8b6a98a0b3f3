import { rules, type SimpleMarkdown } from 'discord-markdown-parser';

/** A rule of the grammar: `match` returns what it takes from the start of the source, `parse` makes a node of it. */
export type Rule = NonNullable<(typeof rules)[string]>;
export type State = Parameters<Rule['match']>[1];
export type RawNode = ReturnType<ReturnType<typeof SimpleMarkdown.parserFor>>[number];

/** The position of the parser, passed down with the library's state. */
export interface Scope {
  readonly depth: number;
  /** Whether headings, quotes, lists and code blocks may begin here. */
  readonly blocks: boolean;
  /** Whether this is the label of a link, which contains no other link. */
  readonly inLink: boolean;
}

/**
 * How deeply marks may be nested. No real text has more; without a limit, `> - > - …` takes quadratic time
 * and then overflows the stack.
 */
export const MAX_DEPTH = 12;

const OUTERMOST: Scope = { depth: 0, blocks: true, inLink: false };

/** Where a text is nested; outermost unless a mark says otherwise. */
export function scopeOf(state: State): Scope {
  // The library's state is an open object; only we use this key.
  return (state.scope as Scope | undefined) ?? OUTERMOST;
}

/** The state for what is inside a mark, one level deeper. Nothing has been read before it. */
export function inside(state: State, change: Partial<Scope> = {}): State {
  const scope = scopeOf(state);
  return { ...state, prevCapture: null, scope: { ...scope, ...change, depth: scope.depth + 1 } };
}

/** @throws {Error} If the library no longer has the rule, which its pinned version rules out. */
export function libraryRule(name: string): Rule {
  const rule = rules[name];
  if (rule === undefined) throw new Error(`discord-markdown-parser has no rule "${name}".`);
  return rule;
}

/** Whether a rule for blocks may start: a line starts here, and its surroundings may contain blocks. */
export function isLineStart(state: State, previous: string): boolean {
  return scopeOf(state).blocks && (previous === '' || previous.endsWith('\n'));
}

/** The rule with its content parsed one level deeper, and refused once that is too deep. */
export function nesting(rule: Rule, change: Partial<Scope> = {}): Rule {
  return {
    ...rule,
    match: (source, state, previous) =>
      scopeOf(state).depth < MAX_DEPTH ? rule.match(source, state, previous) : null,
    parse: (capture, parse, state) => rule.parse(capture, parse, inside(state, change)),
  };
}

/**
 * The rule only at the start of lines. The library's own test looks at the last group captured before, and misses a
 * line that starts after a quote or a list.
 */
export function atLineStart(rule: Rule): Rule {
  return {
    ...rule,
    match: (source, state, previous) =>
      isLineStart(state, previous) ? rule.match(source, { ...state, prevCapture: null }, '') : null,
  };
}
