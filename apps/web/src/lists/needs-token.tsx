import { KeyRound } from 'lucide-react';
import { useSession } from '../session/hooks.ts';
import type { SessionState } from '../session/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { needsTokenWords as words } from './needs-token-words.ts';

/** What the token is for. */
type Purpose = keyof (typeof words)['no-token'];

/** What a screen of the own system shows without one: no token, one that is being checked, or one that could not be. */
export function NeedsToken({ purpose }: { purpose: Purpose }) {
  const { state } = useSession();
  const { title, text } = saysOf(state, purpose);
  return (
    <EmptyState
      icon={<KeyRound aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={title}
      actions={state !== 'loading' && <LinkButton to="/settings">{words.toSettings}</LinkButton>}
    >
      <p>{text}</p>
    </EmptyState>
  );
}

function saysOf(state: SessionState, purpose: Purpose): { readonly title: string; readonly text: string } {
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
