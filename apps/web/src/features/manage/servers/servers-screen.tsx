import { recordKey } from '@frontboard/model';
import { BackToManage } from '../../../parts/back-to-manage.tsx';
import { NeedsToken } from '../../../parts/needs-token.tsx';
import { useOwnSystem } from '../../../session/hooks.ts';
import { useKnownServers } from '../../../session/servers.ts';
import { useIsBeside } from '../../../ui/beside/beside-context.ts';
import { ListTitle } from '../../../ui/beside/list-title.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { bar, page, stack } from '../../../ui/layout/layout.ts';
import listing from '../../../ui/layout/listing.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { AddServerForm } from './add-server-form.tsx';
import { ServerList } from './server-list.tsx';
import styles from './servers-screen.module.css';
import { serverWords } from './words.ts';

const words = serverWords.list;

/** The Discord servers that the person has added, with a summary of the own system's settings there. */
export function ServersScreen() {
  const own = useOwnSystem();
  const isBeside = useIsBeside();
  return (
    <div className={isBeside ? undefined : page('list')}>
      {isBeside ? (
        <ListTitle to="/manage/servers" activeOptions={{ exact: true }}>
          {words.title}
        </ListTitle>
      ) : (
        <PageHeader back={<BackToManage />} title={words.title} lead={words.lead} />
      )}
      {own === null ? <NeedsToken purpose="manage" /> : <Servers viewer={recordKey(own)} />}
    </div>
  );
}

function Servers({ viewer }: { viewer: string }) {
  const { servers, change } = useKnownServers(viewer);
  const isBeside = useIsBeside();
  return (
    <div className={isBeside ? stack(6) : cx(listing.columns, styles.columns)}>
      <section aria-labelledby="known-servers" className={listing.listing}>
        <div className={bar(3, 'baseline')}>
          <h2 id="known-servers">{words.heading}</h2>
          {servers.length > 0 && <p className={soft}>{words.count(servers.length)}</p>}
        </div>
        {servers.length > 1 && <p className={soft}>{words.order}</p>}
        {servers.length === 0 ? (
          <EmptyState title={words.empty}>
            <p>{words.emptyText}</p>
          </EmptyState>
        ) : (
          <ServerList servers={servers} change={change} />
        )}
        <p className={soft}>{words.why}</p>
      </section>
      <AddServerForm servers={servers} change={change} />
    </div>
  );
}
