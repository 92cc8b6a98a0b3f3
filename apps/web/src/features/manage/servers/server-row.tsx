import { Link } from '@tanstack/react-router';
import { Pencil, Server, Trash2 } from 'lucide-react';
import type { KnownServer } from '../../../session/servers.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import type { OrderedRowProps } from '../../../ui/ordered/ordered-list.tsx';
import { RowMenu } from '../../../ui/ordered/row-menu.tsx';
import row from '../../../ui/ordered/row-words.module.css';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { serverTitle } from '../server-title.ts';
import styles from './servers-screen.module.css';
import { useServerSummary } from './use-server-summary.ts';
import { serverWords } from './words.ts';

const words = serverWords.list;

interface ServerRowProps extends Omit<OrderedRowProps, 'id' | 'name'> {
  server: KnownServer;
  onRename: () => void;
  onRemove: () => void;
}

/** The content of one row: the server and the system's settings there, and the row's menu. */
export function ServerRow({ server, onRename, onRemove, ...place }: ServerRowProps) {
  const title = serverTitle(server);
  const summary = useServerSummary(server.id);
  return (
    <>
      <span className={styles.icon}>
        <Server aria-hidden="true" size={20} />
      </span>
      <div className={row.words}>
        <Link
          to="/manage/servers/$guild"
          params={{ guild: server.id }}
          draggable={false}
          className={cx(row.name, styles.name)}
        >
          <Foreign>{title}</Foreign>
        </Link>
        <span className={row.below}>
          {server.name !== '' && <code>{server.id}</code>}
          {summary === null ? (
            <>
              <Skeleton width="10em" />
              <VisuallyHidden>{serverWords.summary.loading}</VisuallyHidden>
            </>
          ) : (
            <span>{summary}</span>
          )}
        </span>
      </div>
      <RowMenu
        label={words.menu}
        spokenLabel={words.menuOf(title)}
        place={place}
        items={[
          { id: 'rename', label: words.rename, icon: <Pencil />, onAction: onRename },
          { id: 'remove', label: words.remove, icon: <Trash2 />, onAction: onRemove },
        ]}
      />
    </>
  );
}
