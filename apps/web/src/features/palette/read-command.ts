import { type LabelOptions, type Member, memberLabel, recordKey } from '@frontboard/model';
import { type AmbiguousName, parseMembers } from '../../cache/own/parse-members.ts';
import { type FrontMember, isSameFront } from '../../session/front-member.ts';
import { languageInUse } from '../../text/language/tag-in-use.ts';
import { splitWhen, type When } from './parse-when.ts';

/** What a typed text asks for, before members are looked up. */
export interface TypedCommand {
  readonly kind: 'replace' | 'change' | 'out';
  /** Whether it can only be a switch: it has a sign, a time, or a word for it. A bare word may be a search. */
  readonly isExplicit: boolean;
  readonly when: When | null;
  /** The names as typed: for `replace` one piece to set, for `change` what to add and to end. */
  readonly pieces: readonly TypedPiece[];
}

interface TypedPiece {
  readonly does: 'set' | 'add' | 'end';
  readonly text: string;
  /** Where it begins in the typed text. */
  readonly at: number;
}

interface CommandForms {
  readonly verb: RegExp;
  readonly out: RegExp;
  /** What can only be between two names. */
  readonly separated: RegExp;
}

/** German words are read in German only: in English they may be names. */
const FORMS: Readonly<Record<'en' | 'de', CommandForms>> = {
  en: {
    verb: /^(?:sw|switch(?:\s+to)?|front)\s+/i,
    out: /^(?:(?:sw|switch)[\s-]*)?out$/i,
    separated: /[,;，、،]|\s[&+]\s|\sand\s/i,
  },
  de: {
    verb: /^(?:sw|switch(?:en)?(?:\s+(?:to|zu))?|front)\s+/i,
    out: /^(?:(?:(?:sw|switch)[\s-]*)?out|aus)$/i,
    separated: /[,;，、،]|\s[&+]\s|\s(?:and|und)\s/i,
  },
};
const formsIn = (language: string) => FORMS[language === 'de' ? 'de' : 'en'];
const SIGNED = /(?:^|[\s,;]+)([+\-−–])\s*(?=[^\s+-])/g;

/** Reads a text as a switch, in English and in the language of the app; null for one without names. */
export function readCommand(text: string, language: string = languageInUse()): TypedCommand | null {
  const { rest, when } = splitWhen(text, language);
  const { out, separated } = formsIn(language);
  if (out.test(rest)) return { kind: 'out', isExplicit: true, when, pieces: [] };
  const body = withoutVerb(rest, language);
  const hasVerb = body !== rest;
  // Only blanks and the verb come before the names; the time is after them.
  const at = text.indexOf(rest) + rest.length - body.length;
  if (body.trim() === '') return null;
  if (/^[+\-−–]/.test(body)) return readChange(body, { at, when });
  return {
    kind: 'replace',
    isExplicit: hasVerb || when !== null || separated.test(body),
    when,
    pieces: [{ does: 'set', text: body, at }],
  };
}

/** A text without the word that marks it as a switch: all of it may be the name that is searched for. */
export function withoutVerb(text: string, language: string = languageInUse()): string {
  return text.replace(formsIn(language).verb, '');
}

/** `+luna, ash -fern`: names after a sign belong to it up to the next one. */
function readChange(body: string, { at, when }: { at: number; when: When | null }): TypedCommand | null {
  const signs = [...body.matchAll(SIGNED)];
  const pieces = signs.map((sign, index): TypedPiece => {
    const from = sign.index + sign[0].length;
    const text = body.slice(from, signs[index + 1]?.index ?? body.length);
    return { does: sign[1] === '+' ? 'add' : 'end', text: text.replace(/[\s,;]+$/, ''), at: at + from };
  });
  return pieces.length === 0 ? null : { kind: 'change', isExplicit: true, when, pieces };
}

/** The result of looking up the names. */
export type Resolved =
  | {
      readonly state: 'ready';
      /** The front afterwards, in order. */
      readonly front: readonly FrontMember[];
    }
  /** Several members match; the palette doesn't guess. The names are at their places in the typed text. */
  | { readonly state: 'ambiguous'; readonly names: readonly AmbiguousName[] }
  | { readonly state: 'unknown'; readonly names: readonly string[] }
  /** It would change nothing. */
  | { readonly state: 'same' }
  | { readonly state: 'front-unknown' };

interface ResolveOptions {
  readonly members: readonly Member[];
  readonly naming: LabelOptions;
  /** The current front; null if unknown. */
  readonly front: readonly FrontMember[] | null;
}

/** Looks up the members in a command. */
export function resolveCommand(
  { kind, pieces, when }: TypedCommand,
  { members, naming, front }: ResolveOptions,
): Resolved {
  const parsed = pieces.map(({ does, text, at }) => ({ does, at, ...parseMembers(text, members, naming) }));
  const unknown = parsed.flatMap((piece) => piece.unknown);
  if (unknown.length > 0) return { state: 'unknown', names: unknown };
  const ambiguous = parsed.flatMap((piece) =>
    piece.ambiguous.map((name) => ({ ...name, at: piece.at + name.at })),
  );
  if (ambiguous.length > 0) return { state: 'ambiguous', names: ambiguous };
  if (kind === 'change' && front === null) return { state: 'front-unknown' };
  const named = (does: TypedPiece['does']) =>
    parsed
      .filter((piece) => piece.does === does)
      .flatMap((piece) => piece.members)
      .map((member) => toFrontMember(member, naming));
  const next =
    kind === 'change'
      ? withoutThose(eachOnce([...(front ?? []), ...named('add')]), named('end'))
      : eachOnce(named('set'));
  // The front at an earlier time is unknown here, and the service uses that instead.
  if (when === null && front !== null && isSameFront(front, next)) return { state: 'same' };
  return { state: 'ready', front: next };
}

/** A member in a switch, by the current name. */
export function toFrontMember(member: Member, naming: LabelOptions): FrontMember {
  const { name } = memberLabel(member, naming);
  return { uuid: recordKey(member), id: member.id, name };
}

/** A front without some of its members. */
export function withoutThose(
  front: readonly FrontMember[],
  gone: readonly FrontMember[],
): readonly FrontMember[] {
  return front.filter(({ uuid }) => gone.every((one) => one.uuid !== uuid));
}

function eachOnce(front: readonly FrontMember[]): readonly FrontMember[] {
  return front.filter(({ uuid }, index) => front.findIndex((one) => one.uuid === uuid) === index);
}

/** The typed text with one of its names replaced by an unambiguous one. */
export function replaceName(text: string, { at, text: name }: AmbiguousName, id: string): string {
  return `${text.slice(0, at)}${id}${text.slice(at + name.length)}`;
}
