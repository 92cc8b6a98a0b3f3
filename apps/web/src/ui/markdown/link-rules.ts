import { withoutInvisible } from './clean-text.ts';
import { inside, MAX_DEPTH, type Rule, type State, scopeOf } from './library.ts';
import { shownAddress, toSafeLink } from './safe-link.ts';

const MAX_LABEL_LENGTH = 512;
const MAX_TARGET_LENGTH = 2048;

/** Up to `||`, so that an address never contains the start of hidden text. */
const BARE = /^https?:\/\/(?:(?!\|\|)[^\s<>\p{Cc}\p{Cf}])+/iu;
const IN_ANGLES = /^<(https?:\/\/[^\s<>]+)>/i;
const TITLE = /^\s+(?:"[^"\n]{0,256}"|'[^'\n]{0,256}')/;

/**
 * Our own rules for links: the library's take cubic time for `[](` repeated, and accept any scheme. What is no
 * safe link matches none of them and stays the text it is.
 *
 * @param order their position among the library's rules
 */
export function linkRules(order: number): Record<'bareLink' | 'angledLink' | 'maskedLink', Rule> {
  return {
    bareLink: { order, match: matchBare, parse: (capture) => bareLink(capture[1] ?? '') },
    angledLink: { order, match: matchAngled, parse: (capture) => bareLink(capture[1] ?? '') },
    maskedLink: {
      order,
      match: matchMasked,
      parse: (capture, parse, state) => ({
        link: toSafeLink(capture[2] ?? ''),
        content: parse(capture[1] ?? '', inside(state, { blocks: false, inLink: true })),
      }),
    },
  };
}

function bareLink(address: string) {
  const link = toSafeLink(address);
  return { type: 'bareLink', link, shown: link === null ? address : shownAddress(address, link) };
}

function matchBare(source: string, state: State): string[] | null {
  if (scopeOf(state).inLink) return null;
  const address = trimAddress(BARE.exec(source)?.[0] ?? '');
  return toSafeLink(address) === null ? null : [address, address];
}

/** Without the punctuation that ends a sentence, and without a closing bracket that opened before the address. */
function trimAddress(address: string): string {
  let end = address.length;
  let unopened = count(address, ')') - count(address, '(');
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened--;
    else if (!`.,:;"'*_~|]!?`.includes(last)) break;
  }
  return address.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function matchAngled(source: string, state: State): string[] | null {
  if (scopeOf(state).inLink) return null;
  const match = IN_ANGLES.exec(source);
  return match?.[1] === undefined || toSafeLink(match[1]) === null ? null : [match[0], match[1]];
}

/** `[label](address)`, `[label](<address>)`, with or without a title, which is dropped: it could only deceive. */
function matchMasked(source: string, state: State): string[] | null {
  const { inLink, depth } = scopeOf(state);
  if (inLink || depth >= MAX_DEPTH || !source.startsWith('[') || !source.includes('](')) return null;
  const labelEnd = closingBracket(source, 0, '[', ']', MAX_LABEL_LENGTH);
  if (labelEnd === -1 || source[labelEnd + 1] !== '(') return null;
  const label = source.slice(1, labelEnd);
  if (withoutInvisible(label).trim() === '') return null;
  const target = readTarget(source, labelEnd + 1);
  if (target === null || toSafeLink(target.address) === null) return null;
  return [source.slice(0, target.end), label, target.address];
}

/** The position of the bracket that closes the one at `start`, on the same line and not too far away; -1 without one. */
function closingBracket(source: string, start: number, open: string, close: string, limit: number): number {
  let depth = 0;
  const stop = Math.min(source.length, start + limit);
  for (let at = start; at < stop; at++) {
    const character = source.charAt(at);
    if (character === '\n') return -1;
    if (character === '\\') at++;
    else if (character === open) depth++;
    else if (character === close && --depth === 0) return at;
  }
  return -1;
}

/** Reads `(address "title")` from its opening bracket on; `end` is the position after the closing one. */
function readTarget(source: string, start: number): { address: string; end: number } | null {
  const text = source.slice(start + 1, start + 1 + MAX_TARGET_LENGTH);
  // Anything else is not a safe link whatever follows, so it need not be read to its end.
  if (!/^\s*<?https?:\/\//i.test(text)) return null;
  const spaces = text.length - text.trimStart().length;
  const inAngles = /^<([^<>\n]*)>/.exec(text.slice(spaces));
  const addressEnd = inAngles ? spaces + inAngles[0].length : bareTargetEnd(text, spaces);
  const rest = text.slice(addressEnd);
  const title = TITLE.exec(rest)?.[0] ?? '';
  const closing = /^\s*\)/.exec(rest.slice(title.length));
  if (closing === null) return null;
  const address = inAngles?.[1] ?? text.slice(spaces, addressEnd);
  return {
    address: address.replace(/\\([^0-9A-Za-z\s])/g, '$1'),
    end: start + 1 + addressEnd + title.length + closing[0].length,
  };
}

/** The first blank, or the bracket that closes more than the address opened. */
function bareTargetEnd(text: string, start: number): number {
  let depth = 0;
  for (const { 0: found, index } of text.slice(start).matchAll(/\\[\s\S]|[\s()]/g)) {
    if (found === '(') depth++;
    else if (found === ')' ? --depth < 0 : found.length === 1) return start + index;
  }
  return text.length;
}
