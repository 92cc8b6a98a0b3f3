import type { SessionState } from '../session/active-token.ts';
import { needsTokenWords as words } from './needs-token-words.ts';

/** What the token is for. */
export type TokenPurpose = keyof (typeof words)['no-token'];

/** Why the own system is not known, in the words for a heading and for the text below it. */
export function needsTokenText(
  state: SessionState,
  purpose: TokenPurpose,
): { readonly title: string; readonly text: string } {
  switch (state) {
    case 'no-token':
      return words['no-token'][purpose];
    case 'rejected':
      return { title: words.rejected.title, text: words.rejected.text[purpose] };
    case 'offline':
      return words.offline;
    default:
      return words.loading;
  }
}
