import { ArrowUpToLine, Ellipsis, X } from 'lucide-react';
import type { FrontMember } from '../../../session/front-member.ts';
import { movedBeside, movedTo } from '../../../state/moved.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { moveItems } from '../../../ui/ordered/move-items.tsx';
import { OrderedList, type OrderedRowProps } from '../../../ui/ordered/ordered-list.tsx';
import { useDesk } from '../desk/switch-desk.tsx';
import { MemberFace } from '../front/member-face.tsx';
import { switchWords } from '../words.ts';
import styles from './draft-panel.module.css';
import { useDraftRemoval } from './use-draft-removal.ts';

const words = switchWords.draft;
const uuidOf = ({ uuid }: FrontMember) => uuid;

/** The chosen members, whose order can be changed. `onEmpty`: the last one was removed, and the focus is lost. */
export function DraftList({ onEmpty }: { onEmpty: () => void }) {
  const { draft, atMs, setDraft } = useDesk();
  const { list, remove } = useDraftRemoval<HTMLDivElement>(onEmpty);
  return (
    <OrderedList
      ref={list}
      label={words.list}
      items={draft.map(({ uuid, name }) => ({ id: uuid, name }))}
      all={draft.map(({ uuid }) => uuid)}
      move={(uuid, toIndex) => setDraft(movedTo(draft, uuidOf, uuid, toIndex), atMs)}
      moveMany={(uuids, neighbour, side) =>
        setDraft(movedBeside(draft, uuidOf, uuids, neighbour, side), atMs)
      }
      renderRow={(row) => <DraftRow {...row} onRemove={remove} />}
    />
  );
}

function DraftRow({
  id,
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: OrderedRowProps & { onRemove: (uuid: string) => void }) {
  const { draft } = useDesk();
  const member: FrontMember = draft.find(({ uuid }) => uuid === id) ?? { uuid: id, id, name };
  const moves = moveItems({ isFirst, isLast, onMove });
  return (
    <>
      <MemberFace member={member} size={36} note={isFirst ? words.primary : null} />
      <span className={styles.rowActions}>
        {draft.length > 1 && (
          <MenuButton
            isIconOnly
            label={words.menu}
            spokenLabel={words.menuOf(name)}
            icon={<Ellipsis aria-hidden="true" />}
            items={[
              {
                id: 'first',
                label: words.makeFirst,
                icon: <ArrowUpToLine />,
                isDisabled: isFirst,
                onAction: () => onMove('top'),
              },
              ...moves.filter((item) => item.id === 'up' || item.id === 'down'),
            ]}
          />
        )}
        <IconButton
          label={words.remove}
          spokenLabel={words.removeOf(name)}
          tooltip="none"
          icon={<X />}
          onClick={() => onRemove(id)}
        />
      </span>
    </>
  );
}
