import { type LookupKind, withoutTokensInText } from '@frontboard/model';

/** The state of the lookup screen in the address: what was looked up, and as what. */
export interface LookupSearch {
  q?: string;
  kind?: LookupKind;
}

/** Whether an address is one that another app has shared something with (`share_target` in manifest.ts). */
export function isShare(searchText: string): boolean {
  return /[?&](?:url|text|title)=/.test(searchText);
}

const KINDS: readonly unknown[] = ['system', 'member', 'group', 'message'] satisfies LookupKind[];
/** One more than the reader of references accepts: a longer text is refused there, and never cut into a reference to something else. */
const MAX_LENGTH = 2001;

/**
 * Reads the search of an address; parts in another form count as absent. `readSharedSearch` also reads what another app
 * shares: it needs the reader of references, which the first route does without.
 */
export function readLookupSearch({ q, kind }: Record<string, unknown>): LookupSearch {
  // The router reads a text that looks like a number as one.
  const text = typeof q === 'number' ? String(q) : withoutToken(q);
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { q: text.slice(0, MAX_LENGTH) }),
    ...(isKind(kind) && { kind }),
  };
}

/** Whether an address contains a token in any of its parts. It must not stay there: the browser's history would have it. */
export function holdsToken(search: Record<string, unknown>): boolean {
  return textsIn(search).some((text) => withoutTokensInText(text) !== text);
}

/** All texts of a value, including its names. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsIn) : [];
}

/** A token must not be in a field. Of nothing but a token, with its quotes, nothing is left. */
function withoutToken(asked: unknown): unknown {
  if (typeof asked !== 'string') return asked;
  const rest = withoutTokensInText(asked);
  return rest === asked || /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}

function isKind(value: unknown): value is LookupKind {
  return KINDS.includes(value);
}
