import { formatId } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Ellipsis,
  GripVertical,
  UserMinus,
} from 'lucide-react';
import { Button as DragButton } from 'react-aria-components/Button';
import { useNaming } from '../../data/followed/use-naming.ts';
import { useSystemView } from '../../data/followed/use-system-view.ts';
import { useImageAllowed } from '../../data/images/use-image-allowed.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import styles from './followed-list.module.css';
import type { Move } from './moves.ts';
import { followWords } from './words.ts';

const words = followWords.manage;
const AVATAR_PX = 40;

interface FollowedRowProps {
  id: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (id: string, move: Move) => void;
  onUnfollow: (id: string) => void;
}

/** What stands in one row: the handle, who it is and who is fronting, and the row's menu. */
export function FollowedRow({ id, isFirst, isLast, onMove, onUnfollow }: FollowedRowProps) {
  const view = useSystemView(id);
  const naming = useNaming();
  const isAllowed = useImageAllowed();
  const { system, title } = view;
  const ref = system?.id ?? id;
  const move = (way: Move) => () => onMove(id, way);
  return (
    <>
      <DragButton slot="drag" aria-label={words.drag(title)} className={styles.handle ?? ''}>
        <GripVertical aria-hidden="true" size={20} />
      </DragButton>
      <Avatar
        src={system?.avatarUrl ?? null}
        name={view.name ?? ref}
        size={AVATAR_PX}
        shape="squircle"
        color={system?.color ?? null}
        allowed={isAllowed(system?.avatarUrl ?? null)}
      />
      <div className={styles.words}>
        <Link to="/lookup/system/$id" params={{ id: ref }} draggable={false} className={styles.name}>
          <bdi>{title}</bdi>
        </Link>
        <span className={styles.soft}>
          <code>{formatId(ref, naming.id)}</code>
          <span>{view.summary}</span>
        </span>
      </div>
      <MenuButton
        isIconOnly
        label={words.menu}
        spokenLabel={words.menuOf(title)}
        icon={<Ellipsis aria-hidden="true" />}
        items={[
          { id: 'up', label: words.moveUp, icon: <ArrowUp />, isDisabled: isFirst, onAction: move('up') },
          {
            id: 'down',
            label: words.moveDown,
            icon: <ArrowDown />,
            isDisabled: isLast,
            onAction: move('down'),
          },
          {
            id: 'top',
            label: words.moveTop,
            icon: <ArrowUpToLine />,
            isDisabled: isFirst,
            onAction: move('top'),
          },
          {
            id: 'bottom',
            label: words.moveBottom,
            icon: <ArrowDownToLine />,
            isDisabled: isLast,
            onAction: move('bottom'),
          },
          { id: 'unfollow', label: words.unfollow, icon: <UserMinus />, onAction: () => onUnfollow(id) },
        ]}
      />
    </>
  );
}
