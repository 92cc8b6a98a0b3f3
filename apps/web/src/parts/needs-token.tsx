import { KeyRound } from 'lucide-react';
import { useSession } from '../session/hooks.ts';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { needsTokenText, type TokenPurpose } from './needs-token-text.ts';
import { needsTokenWords as words } from './needs-token-words.ts';

/** What a screen of the own system shows without one: no token, one that is being checked, or one that could not be. */
export function NeedsToken({ purpose }: { purpose: TokenPurpose }) {
  const { state } = useSession();
  const { title, text } = needsTokenText(state, purpose);
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
