import type { LookupKind, LookupProblem } from '@frontboard/model';
import { defineWords } from './define-words.ts';
import { joinParts } from './join-parts.ts';

export const KIND_NAMES = { system: 'system', member: 'member', group: 'group', message: 'message' } as const;

/** "a system, a member or a group". */
export function listKinds(kinds: readonly LookupKind[]): string {
  const named = kinds.map((kind) => `a ${KIND_NAMES[kind]}`);
  return joinParts(named, 'or');
}

const letters = (count: number) => (count === 1 ? 'One letter' : `${count} letters`);
const digits = (count: number) => (count === 1 ? 'One digit' : `${count} digits`);
const characters = (count: number) => (count === 1 ? 'One character' : `${count} characters`);

const LINKS_THAT_WORK = 'Links to the PluralKit dashboard, to Discord messages and to this app work.';

/** Why a text is not a usable ID or link, the same in every field that asks for one. */
export const referenceWords = defineWords('referenceWords', {
  /** What is missing while someone types. */
  missing: {
    letters: (count: number) => `${letters(count)} missing: an ID has 5 or 6`,
    digits: (count: number) => `${digits(count)} missing: a Discord ID has 17 to 19`,
    'hex-digits': (count: number) => `${characters(count)} missing: a UUID has 32, not counting dashes`,
  },
  surplus: {
    letters: (count: number) => `${letters(count)} too many: an ID has 5 or 6.`,
    digits: (count: number) => `${digits(count)} too many: a Discord ID has 17 to 19.`,
    'hex-digits': (count: number) => `${characters(count)} too many: a UUID has 32, not counting dashes.`,
  },
  empty: 'Enter an ID or paste a link.',
  malformed:
    'This isn’t an ID. A PluralKit ID has 5 or 6 letters, a Discord ID has 17 to 19 digits, a UUID has 32 characters.',
  linkWithoutId: (kinds: readonly LookupKind[]) =>
    `This link leads to ${listKinds(kinds)}, but the ID at its end is missing.`,
  unknownLink: `This link contains no ID. ${LINKS_THAT_WORK}`,
  foreignLink: (host: string) =>
    `This link leads to ${host}, which isn’t a site Frontboard can read. ${LINKS_THAT_WORK}`,
  token:
    'This looks like a PluralKit token. It was not looked up, stored or sent. Enter tokens only in Settings.',
});

/** A message about a problem. */
export interface ReferenceProblem {
  /** What is still missing; null if there is nothing to show while the person types. */
  readonly says: string | null;
  readonly problem: string;
  /** More typing may solve the problem, so it is shown only when the person has finished. */
  readonly isUnfinished: boolean;
}

/** The message for a text that `parseLookup` refused. */
export function describeReference(problem: LookupProblem): ReferenceProblem {
  const words = referenceWords;
  switch (problem.reason) {
    case 'empty':
      return { says: null, problem: words.empty, isUnfinished: true };
    case 'too-short': {
      const missing = words.missing[problem.counted](problem.missing);
      return { says: missing, problem: `${missing}.`, isUnfinished: true };
    }
    case 'too-long':
      return finished(words.surplus[problem.counted](problem.surplus));
    case 'malformed':
      return finished(words.malformed);
    case 'link-without-id':
      return finished(words.linkWithoutId(problem.kinds));
    case 'unknown-link':
      return finished(problem.host === null ? words.unknownLink : words.foreignLink(problem.host));
    case 'token':
      return finished(words.token);
  }
}

function finished(problem: string): ReferenceProblem {
  return { says: null, problem, isUnfinished: false };
}
