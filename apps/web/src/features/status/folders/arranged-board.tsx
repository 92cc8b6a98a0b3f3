import { systemLabel } from '@frontboard/model';
import { type ComponentType, Fragment, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { withNickname } from '../../../cache/naming/system-view.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useFollowedDetails } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { folderWords as words } from '../folder-words.ts';
import type { LayoutProps, StatusLayout } from '../layouts.ts';
import { arrange, type BoardPart, countHiddenSystems, systemsInOrder } from './arrange.ts';
import styles from './arranged-board.module.css';
import { FolderHead } from './folder-head.tsx';
import { useFolderDrop } from './use-folder-drop.ts';

export interface ArrangedBoardProps extends LayoutProps {
  layout: StatusLayout;
  Layout: ComponentType<LayoutProps>;
}

/** The order of the systems when the screen opened, when they were last sorted, or when what is chosen changed: nothing moves with a switch. */
function useOrder(ids: readonly string[]) {
  const { statusCache } = useServices();
  const naming = useNaming();
  const order = useFollowedDetails((details) => details.order);
  const nicknames = useFollowedDetails((details) =>
    details.order === 'name' && details.isNicknameFirst ? details.systems : undefined,
  );
  const [sorts, setSorts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sorting again reads the cache again
  const sorted = useMemo(() => {
    const known = (id: string) => {
      const system = statusCache.readSystem(id)?.value;
      const name = system && systemLabel(system, { ...naming, isDiscreet: false }).name;
      return {
        // As it is shown, but not by initials.
        name: withNickname(name ?? '', nicknames?.[id], naming, true).name || null,
        lastSwitch: statusCache.readFront(id)?.value.lastSwitch ?? null,
      };
    };
    return systemsInOrder(ids, order, known);
  }, [ids, order, naming, nicknames, statusCache, sorts]);
  return { sorted, sortAgain: order === 'hand' ? null : () => setSorts(sorts + 1) };
}

/** A layout with what this device knows about the followed systems: their folders, their order, and which are hidden. */
export function ArrangedBoard({ ids, matching, visible, layout, Layout }: ArrangedBoardProps) {
  const details = useFollowedDetails((all) => all);
  const [isRevealed, setRevealed] = useState(false);
  const isSearching = matching !== null;
  const { sorted, sortAgain } = useOrder(ids);
  const { parts, shown } = useMemo(() => {
    const all = arrange(sorted, details, isRevealed || isSearching);
    const isOpen = ({ folder }: BoardPart) => isSearching || folder?.isCollapsed !== true;
    return { parts: all, shown: all.filter(isOpen).flatMap((part) => part.ids) };
  }, [sorted, details, isRevealed, isSearching]);
  const hidden = countHiddenSystems(ids, details);
  const dropping = useFolderDrop();
  const intoFolders = (boxes: readonly ReactElement[], columns?: number) => {
    const boxOf = new Map(boxes.map((box) => [box.key, box]));
    return parts.map((part) => {
      const isEmpty = isSearching && !part.ids.some((id) => matching.has(id));
      return (
        <Part
          key={part.folder?.id ?? ''}
          part={part}
          layout={layout}
          columns={columns}
          isHidden={isEmpty}
          isForcedOpen={isSearching}
        >
          {part.ids.map((id) => (
            <Fragment key={id}>{boxOf.get(id)}</Fragment>
          ))}
        </Part>
      );
    });
  };
  return (
    <div className={styles.arranged} {...dropping}>
      <Layout ids={shown} matching={matching} visible={visible} intoFolders={intoFolders} />
      {(hidden > 0 || sortAgain !== null) && !isSearching && (
        <div className={styles.foot}>
          {hidden > 0 && (
            <Button variant="quiet" size="small" onClick={() => setRevealed(!isRevealed)}>
              {isRevealed ? words.hideAgain : words.showHidden(hidden)}
            </Button>
          )}
          {sortAgain !== null && (
            <Button variant="quiet" size="small" onClick={sortAgain}>
              {words.sortAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface PartProps {
  part: BoardPart;
  layout: StatusLayout;
  /** The number of columns of a table. */
  columns: number | undefined;
  isHidden: boolean;
  isForcedOpen: boolean;
  children: ReactNode;
}

/** A folder with its systems, in the elements of its layout. */
function Part({ part: { folder, ids }, layout, columns, isHidden, isForcedOpen, children }: PartProps) {
  const head = folder && <FolderHead folder={folder} count={ids.length} isForcedOpen={isForcedOpen} />;
  if (layout === 'table') {
    return (
      <tbody data-part={folder?.id ?? ''} className={styles.droppable}>
        {head && (
          <tr data-folder="" hidden={isHidden}>
            <th colSpan={columns} scope="rowgroup">
              {head}
            </th>
          </tr>
        )}
        {children}
      </tbody>
    );
  }
  return (
    <li data-part={folder?.id ?? ''} className={cx(styles.part, styles.droppable)}>
      {head && (
        <h2 data-folder="" hidden={isHidden} className={styles.place} data-layout={layout}>
          {head}
        </h2>
      )}
      <ul className={styles.systems}>{children}</ul>
    </li>
  );
}
