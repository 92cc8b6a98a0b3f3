import { isKnownZone } from '@frontboard/insight';
import { recordKey } from '@frontboard/model';
import type { ReactNode } from 'react';
import { useOwnSettings } from '../../cache/own/use-own-config.ts';
import { useOwnGroups, useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { OwnHistoryTitle, OwnHistoryViews } from '../../parts/history-views.tsx';
import { NeedsToken } from '../../parts/needs-token.tsx';
import { useSession } from '../../session/hooks.ts';
import type { HistoryAddress } from './history-search.ts';
import { HistoryView } from './history-view.tsx';
import { historyScreenWords as words } from './words.ts';

/** The history of the own system. */
export function OwnHistoryScreen(address: HistoryAddress) {
  const { system } = useSession();
  const head = (
    <>
      <OwnHistoryTitle title={words.title} />
      <OwnHistoryViews />
    </>
  );
  if (system === null)
    return (
      <>
        {head}
        <NeedsToken purpose="history" />
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
