import { KeyRound } from 'lucide-react';
import { useSession } from '../../session/hooks.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { manageWords } from './words.ts';

const words = manageWords.needsToken;

/** What a screen of the own system shows without one: no token, one that is being checked, or one that could not be. */
export function NeedsToken() {
  const { state } = useSession();
  const { title, text } = words[state === 'logged-in' ? 'loading' : state];
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
