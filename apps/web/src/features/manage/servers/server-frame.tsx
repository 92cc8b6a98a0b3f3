import { parseGuildId, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuildQueries } from '../../../cache/guilds/use-guild-queries.ts';
import { NeedsToken } from '../../../parts/needs-token.tsx';
import { useOwnSystem } from '../../../session/hooks.ts';
import { adding, useKnownServers } from '../../../session/servers.ts';
import { useIsBeside } from '../../../ui/beside/beside-context.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import tabLinks from '../../../ui/layout/tab-links.module.css';
import { serverTitle } from '../server-title.ts';
import { NeverUsed } from './never-used.tsx';
import { PartQuery } from './part-query.tsx';
import styles from './server-frame.module.css';
import { serverWords } from './words.ts';

const words = serverWords.server;

const PARTS = [
  { to: '/manage/servers/$guild/autoproxy', label: words.autoproxy },
  { to: '/manage/servers/$guild/system', label: words.system },
  { to: '/manage/servers/$guild/members', label: words.members },
] as const;

/** One server: its head, the links to its parts, and the open part once the service has settings for the server. */
export function ServerFrame({ guild, children }: { guild: string; children: ReactNode }) {
  const own = useOwnSystem();
  const parsed = parseGuildId(guild);
  if (parsed.ok && own !== null) {
    return (
      <OpenServer guildId={parsed.guildId} viewer={recordKey(own)}>
        {children}
      </OpenServer>
    );
  }
  return (
    <>
      <PageHeader back={<BackToServers />} title={words.title} />
      {parsed.ok ? (
        <NeedsToken purpose="manage" />
      ) : (
        <EmptyState title={words.malformed}>
          <p>{serverWords.idProblems[parsed.reason]}</p>
        </EmptyState>
      )}
    </>
  );
}

function BackToServers() {
  if (useIsBeside()) return null;
  return <BackLink to="/manage/servers">{serverWords.list.title}</BackLink>;
}

interface OpenServerProps {
  guildId: string;
  viewer: string;
  children: ReactNode;
}

function OpenServer({ guildId, viewer, children }: OpenServerProps) {
  const { servers, change } = useKnownServers(viewer);
  const server = servers.find(({ id }) => id === guildId);
  const settings = useQuery(useGuildQueries().settings(guildId));
  return (
    <>
      <PageHeader
        back={<BackToServers />}
        title={serverTitle(server ?? { id: guildId, name: '' })}
        lead={server && server.name !== '' ? <code className={styles.id}>{guildId}</code> : undefined}
        actions={
          server === undefined && (
            <Button
              icon={<ListPlus aria-hidden="true" />}
              onClick={() => change(adding({ id: guildId, name: '' }))}
            >
              {words.keep}
            </Button>
          )
        }
      />
      <PartQuery query={settings}>
        {(known) =>
          known === null ? (
            <NeverUsed
              {...words.never}
              isAsking={settings.isFetching}
              onTryAgain={() => void settings.refetch()}
            >
              <p>{words.neverAutoproxy}</p>
            </NeverUsed>
          ) : (
            <>
              <nav aria-label={words.parts} className={cx(tabLinks.tabs, styles.tabs)}>
                {PARTS.map(({ to, label }) => (
                  <Link
                    key={to}
                    to={to}
                    params={{ guild: guildId }}
                    className={tabLinks.tab}
                    data-shortcut="tab"
                  >
                    {label}
                  </Link>
                ))}
              </nav>
              {children}
            </>
          )
        }
      </PartQuery>
    </>
  );
}
