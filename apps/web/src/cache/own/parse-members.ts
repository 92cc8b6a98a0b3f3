import type { LabelOptions, Member } from '@frontboard/model';
import { languageInUse } from '../../text/language/tag-in-use.ts';
import { createNameFinder, type NameFinder } from './name-match.ts';

/** A part of a text. */
interface Piece {
  readonly text: string;
  /** Where it begins. */
  readonly at: number;
}

/** A part of a text that may name several members, or is only similar to a name. */
export interface AmbiguousName extends Piece {
  /** Best first; at least one. */
  readonly candidates: readonly Member[];
}

/** What a text such as `luna, ash` means. */
export interface ParsedMembers {
  /** In the order they were named, each once. */
  readonly members: readonly Member[];
  readonly ambiguous: readonly AmbiguousName[];
  /** The parts that match no name, as they were typed. */
  readonly unknown: readonly string[];
}

/** What separates two names: `luna, ash`, `luna and ash`, `luna & ash`, and commas of other scripts. */
const SEPARATOR = /\s*[,;，、،\n]\s*|\s+(?:and|&|\+)\s+/giu;
/** The same in German, where `und` is a word between names and not a part of them. */
const GERMAN_SEPARATOR = /\s*[,;，、،\n]\s*|\s+(?:and|und|&|\+)\s+/giu;
const QUOTED = /"[^"]*"|„[^“]*“|“[^”]*”|«[^»]*»/gu;
const BLANKS = /\s+/gu;

/** A longer sequence of separators is not tried as one name. */
const MOST_JOINED = 4;

/**
 * Reads the members that a text names: display names, internal names, ids and uuids, whole or started, between commas, `and`, `&` or blanks; a name
 * in quotes is one part. A whole name comes before a part of one, and a name that contains a separator (`Salt & Pepper`) before its parts.
 *
 * @param members all of the own system; the same array is prepared only once
 * @param language the language of the app: in German, `und` separates too
 */
export function parseMembers(
  text: string,
  members: readonly Member[],
  naming: LabelOptions,
  language: string = languageInUse(),
): ParsedMembers {
  const separator = language === 'de' ? GERMAN_SEPARATOR : SEPARATOR;
  const find = finderFor(members, naming);
  const found: Member[] = [];
  const ambiguous: AmbiguousName[] = [];
  const unknown: string[] = [];
  for (const piece of piecesOf(text, find, separator)) {
    const { member, candidates } = find(piece.text);
    if (member !== null) found.push(member);
    else if (candidates.length > 0) ambiguous.push({ ...piece, candidates });
    else unknown.push(piece.text);
  }
  return { members: [...new Set(found)], ambiguous, unknown };
}

/** A part of a text by its place, with the blanks around it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The names in a text, each as it was typed. */
function piecesOf(text: string, find: NameFinder, separator: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    pieces.push(...unquotedPieces(text, { from, to: index }, find, separator));
    from = index + quoted.length;
    pieces.push(pieceAt(text, { from: index + 1, to: from - 1 }));
  }
  pieces.push(...unquotedPieces(text, { from, to: text.length }, find, separator));
  return pieces.filter((piece) => piece.text !== '');
}

function unquotedPieces(text: string, span: Span, find: NameFinder, separator: RegExp): Piece[] {
  const parts = splitSpan(text, span, separator);
  return longestNames(text, parts, find).flatMap((piece) => namesBetweenBlanks(text, piece, find));
}

/** `luna ash` without a comma: only if every word, or words together, is a whole name. */
function namesBetweenBlanks(text: string, piece: Piece, find: NameFinder): Piece[] {
  if (find(piece.text).candidates.length > 0) return [piece];
  const words = splitSpan(text, { from: piece.at, to: piece.at + piece.text.length }, BLANKS);
  if (words.length === 1) return [piece];
  const names = longestNames(text, words, find);
  return names.every((name) => find(name.text).isWhole) ? names : [piece];
}

/** Joins neighbouring parts of a text that together are a whole name. */
function longestNames(text: string, parts: readonly Span[], find: NameFinder): Piece[] {
  const names: Piece[] = [];
  for (let start = 0; start < parts.length; ) {
    const next = parts.slice(start, start + MOST_JOINED + 1);
    const joined = next.map(({ to }) => pieceAt(text, { from: next[0]?.from ?? to, to }));
    const last = joined.findLastIndex((piece, index) => index === 0 || find(piece.text).isWhole);
    names.push(...joined.slice(last, last + 1));
    start += last + 1;
  }
  return names;
}

/** The parts of a span between separators. */
function splitSpan(text: string, { from, to }: Span, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let start = from;
  for (const match of text.slice(from, to).matchAll(separator)) {
    spans.push({ from: start, to: from + match.index });
    start = from + match.index + match[0].length;
  }
  return [...spans, { from: start, to }];
}

/** The text of a span, without the blanks around it. */
function pieceAt(text: string, { from, to }: Span): Piece {
  const part = text.slice(from, to);
  const blanks = part.length - part.trimStart().length;
  return { text: part.trim(), at: from + blanks };
}

const finders = new WeakMap<readonly Member[], { detectPronouns: boolean; find: NameFinder }>();

/** Called for every typed letter: thousands of names need not be folded each time. */
function finderFor(members: readonly Member[], { detectPronouns }: LabelOptions): NameFinder {
  const known = finders.get(members);
  if (known?.detectPronouns === detectPronouns) return known.find;
  const find = createNameFinder(members, { detectPronouns });
  finders.set(members, { detectPronouns, find });
  return find;
}
