import { useRef, useState } from 'react';
import { useWalk } from '../../../lists/query/use-walk.ts';
import {
  adding,
  type KnownServer,
  removing,
  renaming,
  type useKnownServers,
} from '../../../session/servers.ts';
import { useNotify } from '../../../state/hooks.ts';
import { movedBeside, movedTo } from '../../../state/moved.ts';
import { useIsListBeside } from '../../../ui/beside/beside-context.ts';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import { OrderedList } from '../../../ui/ordered/ordered-list.tsx';
import { serverTitle } from '../server-title.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { ServerRow } from './server-row.tsx';
import { useOpenServer } from './use-open-server.ts';
import { serverWords } from './words.ts';

const words = serverWords.list;
const idOf = ({ id }: KnownServer) => id;

/** The servers in the person's order. Removing one can be undone, to the same position. */
export function ServerList({ servers, change }: ReturnType<typeof useKnownServers>) {
  const { notify } = useNotify();
  const [renamed, setRenamed] = useState<KnownServer | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const ids = servers.map(({ id }) => id);
  const isBeside = useIsListBeside();
  const open = useOpenServer();
  const walk = useWalk(isBeside, open);
  const onRow = (act: (id: string) => void) => (event: { target: EventTarget }) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.key : undefined;
    if (isBeside && id !== undefined) act(id);
  };

  const handleRemove = (server: KnownServer) => {
    focusNeighbour(list.current, ids, server.id);
    const place = ids.indexOf(server.id);
    change(removing(server.id));
    notify({
      kind: 'info',
      title: words.removed(serverTitle(server)),
      caption: words.removedCaption,
      undo: () => change(adding(server, place)),
    });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are the controls, with keys beyond those of any ordered list */}
      <div
        onFocus={onRow(walk)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onRow(open)(event);
        }}
      >
        <OrderedList
          ref={list}
          label={words.heading}
          items={servers.map((server) => ({ id: server.id, name: serverTitle(server) }))}
          all={ids}
          move={(id, index) => change((all) => movedTo(all, idOf, id, index))}
          moveMany={(moved, neighbour, side) =>
            change((all) => movedBeside(all, idOf, moved, neighbour, side))
          }
          renderRow={({ id, ...place }) => {
            const server = servers.find((candidate) => candidate.id === id);
            return (
              server && (
                <ServerRow
                  {...place}
                  server={server}
                  onRename={() => setRenamed(server)}
                  onRemove={() => handleRemove(server)}
                />
              )
            );
          }}
        />
      </div>
      {renamed && (
        <RenameDialog
          server={renamed}
          onRename={(name) => change(renaming(renamed.id, name))}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
