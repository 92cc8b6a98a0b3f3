import type { LabelOptions, Member } from '@frontboard/model';
import { createNameFinder, type NameFinder } from './name-match.ts';

/** A part of a text that may name several members, or is only similar to a name. */
export interface AmbiguousName {
  readonly text: string;
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
const QUOTED = /"([^"]*)"|“([^”]*)”|«([^»]*)»/gu;

/** A longer sequence of separators is not tried as one name. */
const MOST_JOINED = 4;

/**
 * Reads the members that a text names: display names, internal names, ids and uuids, whole or started, between commas, `and`, `&` or blanks; a name
 * in quotes is one part. A whole name comes before a part of one, and a name that contains a separator (`Salt & Pepper`) before its parts.
 *
 * @param members all of the own system; the same array is prepared only once
 */
export function parseMembers(text: string, members: readonly Member[], naming: LabelOptions): ParsedMembers {
  const find = finderFor(members, naming);
  const found: Member[] = [];
  const ambiguous: AmbiguousName[] = [];
  const unknown: string[] = [];
  for (const piece of piecesOf(text, find)) {
    const { member, candidates } = find(piece);
    if (member !== null) found.push(member);
    else if (candidates.length > 0) ambiguous.push({ text: piece, candidates });
    else unknown.push(piece);
  }
  return { members: [...new Set(found)], ambiguous, unknown };
}

/** The names in a text, each as it was typed. */
function piecesOf(text: string, find: NameFinder): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const match of text.matchAll(QUOTED)) {
    pieces.push(...unquotedPieces(text.slice(end, match.index), find));
    pieces.push((match[1] ?? match[2] ?? match[3] ?? '').trim());
    end = match.index + match[0].length;
  }
  pieces.push(...unquotedPieces(text.slice(end), find));
  return pieces.filter((piece) => piece !== '');
}

function unquotedPieces(text: string, find: NameFinder): string[] {
  const separators = [...text.matchAll(SEPARATOR)];
  const starts = [0, ...separators.map((match) => match.index + match[0].length)];
  const ends = [...separators.map((match) => match.index), text.length];
  return longestNames(text, { starts, ends }, find).flatMap((piece) => namesBetweenBlanks(piece, find));
}

/** `luna ash` without a comma: only if every word, or words together, is a whole name. */
function namesBetweenBlanks(piece: string, find: NameFinder): string[] {
  if (find(piece).candidates.length > 0) return [piece];
  const blanks = [...piece.matchAll(/\s+/g)];
  if (blanks.length === 0) return [piece];
  const starts = [0, ...blanks.map((match) => match.index + match[0].length)];
  const ends = [...blanks.map((match) => match.index), piece.length];
  const names = longestNames(piece, { starts, ends }, find);
  return names.every((name) => find(name).isWhole) ? names : [piece];
}

/** Joins neighbouring parts of a text that together are a whole name. */
function longestNames(
  text: string,
  { starts, ends }: { readonly starts: readonly number[]; readonly ends: readonly number[] },
  find: NameFinder,
): string[] {
  const names: string[] = [];
  let from = 0;
  while (from < starts.length) {
    let to = Math.min(from + MOST_JOINED, starts.length - 1);
    const join = (last: number) => text.slice(starts[from], ends[last]).trim();
    while (to > from && !find(join(to)).isWhole) to -= 1;
    names.push(join(to));
    from = to + 1;
  }
  return names;
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
