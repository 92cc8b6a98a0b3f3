import { recordKey } from '@frontboard/model';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnSettings } from '../../cache/own/use-own-config.ts';
import { useOwnGroups, useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { OwnHistoryViews } from '../../lists/history-views.tsx';
import { useSession } from '../../session/hooks.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { isKnownZone } from './days.ts';
import type { HistoryAddress } from './history-search.ts';
import { HistoryView } from './history-view.tsx';
import { historyScreenWords as words } from './words.ts';

/** The history of the own system. */
export function OwnHistoryScreen(address: HistoryAddress) {
  const { system } = useSession();
  const head = (
    <>
      <PageHeader title={words.title} />
      <OwnHistoryViews />
    </>
  );
  if (system === null)
    return (
      <>
        {head}
        <HistoryNeedsToken />
      </>
    );
  const systemRef = recordKey(system);
  return <OwnHistory key={systemRef} {...{ systemRef, head }} {...address} />;
}

interface OwnHistoryProps extends HistoryAddress {
  systemRef: string;
  head: ReactNode;
}

function OwnHistory({ systemRef, head, ...address }: OwnHistoryProps) {
  const members = useOwnMembers();
  const groups = useOwnGroups();
  const zone = useOwnSettings().config?.timezone ?? null;
  return (
    <HistoryView
      {...address}
      {...{ systemRef, head }}
      isOwner
      asOthers={false}
      members={members.items ?? (members.state === 'loading' ? null : [])}
      groups={groups.items ?? []}
      systemZone={zone !== null && isKnownZone(zone) ? zone : null}
    />
  );
}

function HistoryNeedsToken() {
  const { state } = useSession();
  const { title, text } = words.needsToken[state === 'logged-in' ? 'loading' : state];
  return (
    <EmptyState
      icon={<KeyRound aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={title}
      actions={state !== 'loading' && <LinkButton to="/settings">{words.needsToken.toSettings}</LinkButton>}
    >
      <p>{text}</p>
    </EmptyState>
  );
}
