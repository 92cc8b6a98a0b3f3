import { parseGuildId } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, Server, ServerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeError } from '../../../data/describe-error.ts';
import { useGuildQueries } from '../../../data/guilds/use-guild-queries.ts';
import { useOwnSystem } from '../../../state/hooks.ts';
import { adding, useKnownServers } from '../../../state/servers.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NeedsKey } from '../needs-key.tsx';
import styles from './server-frame.module.css';
import { serverTitle } from './server-title.ts';
import { serverWords } from './words.ts';

const words = serverWords.server;

/** One server: its head, the ways to its parts, and the open part once the service has told that it knows the server. */
export function ServerFrame({ guild, children }: { guild: string; children: ReactNode }) {
  const own = useOwnSystem();
  const parsed = parseGuildId(guild);
  const allServers = (
    <LinkButton to="/manage/servers" icon={<Server aria-hidden="true" />}>
      {words.all}
    </LinkButton>
  );
  if (!parsed.ok || own === null) {
    return (
      <>
        <PageHeader title={words.title} actions={allServers} />
        {parsed.ok ? (
          <NeedsKey />
        ) : (
          <EmptyState title={words.malformed}>
            <p>{parsed.message}</p>
          </EmptyState>
        )}
      </>
    );
  }
  return (
    <OpenServer guildId={parsed.guildId} account={own.uuid ?? own.id} allServers={allServers}>
      {children}
    </OpenServer>
  );
}

interface OpenServerProps {
  guildId: string;
  account: string;
  allServers: ReactNode;
  children: ReactNode;
}

function OpenServer({ guildId, account, allServers, children }: OpenServerProps) {
  const { servers, change } = useKnownServers(account);
  const server = servers.find(({ id }) => id === guildId);
  const settings = useQuery(useGuildQueries().settings(guildId));
  const tryAgain = () => void settings.refetch();
  return (
    <>
      <PageHeader
        title={serverTitle(server ?? { id: guildId, name: '' })}
        lead={server && server.name !== '' ? <code className={styles.id}>{guildId}</code> : undefined}
        actions={
          <>
            {server === undefined && (
              <Button
                icon={<ListPlus aria-hidden="true" />}
                onClick={() => change(adding({ id: guildId, name: '' }))}
              >
                {words.keep}
              </Button>
            )}
            {allServers}
          </>
        }
      />
      {settings.data === null ? (
        <NeverUsedHere isAsking={settings.isFetching} onTryAgain={tryAgain} />
      ) : settings.data === undefined ? (
        settings.isError ? (
          <NotLoaded error={settings.error} onTryAgain={tryAgain} />
        ) : (
          <div aria-busy="true" className={styles.loading}>
            <span role="status">{words.loading}</span>
            <Skeleton height={44} />
            <Skeleton height={160} />
          </div>
        )
      ) : (
        children
      )}
    </>
  );
}

/** The service has no settings for the server and makes none by itself: says why, and what to do. */
function NeverUsedHere({ isAsking, onTryAgain }: { isAsking: boolean; onTryAgain: () => void }) {
  return (
    <EmptyState
      icon={<ServerOff aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={words.never.title}
      actions={
        <Button variant="primary" isPending={isAsking} onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      }
    >
      <div className={styles.explained}>
        <p>{words.never.why}</p>
        <p>
          {words.never.what.before} <code>{words.never.what.command}</code> {words.never.what.after}
        </p>
        <p>{words.never.autoproxy}</p>
        <p role="status">{isAsking ? words.loading : ''}</p>
      </div>
    </EmptyState>
  );
}

function NotLoaded({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { title, detail, action } = describeError(error);
  return (
    <EmptyState
      title={title}
      actions={
        action === 'settings' ? (
          <LinkButton to="/settings">{words.toSettings}</LinkButton>
        ) : (
          <Button onClick={onTryAgain}>{words.tryAgain}</Button>
        )
      }
    >
      <p>{detail}</p>
    </EmptyState>
  );
}
