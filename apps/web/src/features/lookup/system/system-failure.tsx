import { EyeOff, KeyRound, SearchX } from 'lucide-react';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { FailureHeader } from '../failure-header.tsx';
import { useOtherKinds } from '../other-kinds.ts';
import { systemFailureWords as words } from './failure-words.ts';

const REASONS = {
  'not-an-id': { title: words.notAnId, text: words.notAnIdText, Icon: SearchX },
  'not-found': { title: words.notFound, text: words.notFoundText, Icon: SearchX },
  private: { title: words.hidden, text: words.hiddenText, Icon: EyeOff },
  'no-token': { title: words.noToken, text: words.noTokenText, Icon: KeyRound },
} as const;

interface SystemFailureProps {
  reason: keyof typeof REASONS;
  /** As in the address. */
  id: string;
}

/** Replaces a system that cannot be shown, says why, and offers links. */
export function SystemFailure({ reason, id }: SystemFailureProps) {
  const { title, text, Icon } = REASONS[reason];
  return (
    <>
      <FailureHeader title={words.system} />
      <EmptyState
        icon={<Icon aria-hidden="true" size={32} strokeWidth={1.5} />}
        title={title}
        actions={
          <>
            {reason === 'no-token' && (
              <LinkButton variant="primary" to="/settings">
                {words.toSettings}
              </LinkButton>
            )}
            {reason === 'not-found' && <OtherKinds id={id} />}
            <LinkButton to="/lookup">{words.search}</LinkButton>
          </>
        }
      >
        <p role="status">{text}</p>
      </EmptyState>
    </>
  );
}

/** Links to a member or group with the same id. */
function OtherKinds({ id }: { id: string }) {
  const { found } = useOtherKinds('system', id);
  return (
    <>
      {found.includes('member') && (
        <LinkButton variant="primary" to="/lookup/member/$id" params={{ id }}>
          {words.openMember}
        </LinkButton>
      )}
      {found.includes('group') && (
        <LinkButton variant="primary" to="/lookup/group/$id" params={{ id }}>
          {words.openGroup}
        </LinkButton>
      )}
    </>
  );
}
