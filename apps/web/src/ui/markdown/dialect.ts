import { SimpleMarkdown } from 'discord-markdown-parser';
import { hideCrossing } from './hide-crossing.ts';
import {
  atLineStart,
  inside,
  libraryRule,
  MAX_DEPTH,
  nesting,
  type RawNode,
  type Rule,
  scopeOf,
} from './library.ts';
import { linkRules } from './link-rules.ts';
import { listRule } from './list-rule.ts';
import { markdownWords } from './words.ts';

/** Where plain text has to stop, because a rule may start there. Rules for line starts need no stop. */
const NOT_PLAIN = /[\\*_~|`<[\n¯]|https?:\/\//i;

/** The largest distance from 1970 that a `Date` can hold. */
const MAX_DATE_MS = 8.64e15;

const spoiler = libraryRule('spoiler');
const codeBlock = libraryRule('codeBlock');
const inlineCode = libraryRule('inlineCode');
const strong = libraryRule('strong');
const blockQuote = libraryRule('blockQuote');
const text = libraryRule('text');

/** Discord's dialect: the library's rules, limited in depth, and our own where the library has none or one that some texts make extremely slow. */
const RULES: Record<string, Rule> = {
  heading: atLineStart(nesting(libraryRule('heading'), { blocks: false })),
  subtext: atLineStart(nesting(libraryRule('subtext'), { blocks: false })),
  blockQuote: atLineStart(nesting(blockQuote)),
  list: listRule(blockQuote.order + 0.5),
  codeBlock: {
    ...codeBlock,
    match: (source, state, previous) =>
      scopeOf(state).blocks ? codeBlock.match(source, state, previous) : null,
  },
  // Accepted at any depth: hidden text must not become visible because it is nested too deeply.
  spoiler: {
    ...spoiler,
    parse: (capture, parse, state) => ({
      content:
        scopeOf(state).depth < MAX_DEPTH
          ? parse(capture[1] ?? '', inside(state))
          : [{ type: 'text', content: capture[1] ?? '' }],
    }),
  },
  // Bars without their counterpart, marked so that `hideCrossing` finds them.
  bars: { order: spoiler.order + 0.1, match: (source) => /^\|\|/.exec(source), parse: asText },
  escape: libraryRule('escape'),
  emoticon: libraryRule('emoticon'),
  ...linkRules(libraryRule('url').order),
  strong: nesting(strong, { blocks: false }),
  em: nesting(libraryRule('em'), { blocks: false }),
  underline: nesting(libraryRule('underline'), { blocks: false }),
  strikethrough: nesting(libraryRule('strikethrough'), { blocks: false }),
  inlineCode: { ...inlineCode, match: matchInlineCode },
  // A run of backticks without its counterpart is text as a whole, and not tried again from its second backtick.
  backticks: { order: inlineCode.order + 0.1, match: (source) => /^`+/.exec(source), parse: asText },
  user: libraryRule('user'),
  role: libraryRule('role'),
  channel: libraryRule('channel'),
  slashCommand: libraryRule('slashCommand'),
  place: {
    order: strong.order,
    match: (source) => /^<id:(customize|browse|guide|home|linked-roles)(?::\d{17,21})?>/.exec(source),
    parse: (capture) => ({ type: 'mention', text: placeName(capture[1]) }),
  },
  emoji: libraryRule('emoji'),
  timestamp: {
    order: strong.order,
    match: matchTimestamp,
    parse: (capture) => ({ atMs: Number(capture[1]) * 1000, style: capture[2] ?? 'f' }),
  },
  br: libraryRule('br'),
  text: { ...text, match: matchText },
};

const parse = SimpleMarkdown.parserFor(RULES);

/** Parses a text of bounded length to the library's loose nodes. */
export function parseRaw(source: string): RawNode[] {
  return hideCrossing(parse(source, { inline: true }));
}

/** Code between equally long runs of backticks. The library's expression takes cubic time. */
function matchInlineCode(source: string): string[] | null {
  const fence = backticksAt(source, 0);
  if (fence === 0) return null;
  let end = source.indexOf('`', fence);
  while (end !== -1) {
    const run = backticksAt(source, end);
    // The groups are the library's: its `parse` reads the second.
    if (run === fence) return [source.slice(0, end + run), '', source.slice(fence, end)];
    end = source.indexOf('`', end + run);
  }
  return null;
}

function backticksAt(source: string, start: number): number {
  let end = start;
  while (source[end] === '`') end++;
  return end - start;
}

/** With the two styles that the library does not know. A time that no `Date` can hold stays text. */
function matchTimestamp(source: string): string[] | null {
  const match = /^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/.exec(source);
  return match !== null && Math.abs(Number(match[1]) * 1000) <= MAX_DATE_MS ? match : null;
}

function placeName(place: string | undefined): string {
  const names: Readonly<Record<string, string>> = markdownWords.places;
  return names[place ?? ''] ?? '';
}

/** Always consumes at least one character, so that every text can be parsed. */
function matchText(source: string): string[] {
  const next = source.slice(1).search(NOT_PLAIN);
  return [next === -1 ? source : source.slice(0, next + 1)];
}

function asText(capture: ArrayLike<string>) {
  return { content: capture[0] ?? '' };
}
