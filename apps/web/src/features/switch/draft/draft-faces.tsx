import { ListOrdered, X } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { row } from '../../../ui/layout/layout.ts';
import { useDesk } from '../desk/switch-desk.tsx';
import { MemberFace } from '../front/member-face.tsx';
import { switchWords } from '../words.ts';
import styles from './draft-faces.module.css';
import { useDraftRemoval } from './use-draft-removal.ts';

const words = switchWords.draft;

interface DraftFacesProps {
  isOrderShown: boolean;
  onOrder: () => void;
  /** The last one was removed, and the focus is lost. */
  onEmpty: () => void;
}

/** The chosen members, in order, on one line; a press on a face removes it. */
export function DraftFaces({ isOrderShown, onOrder, onEmpty }: DraftFacesProps) {
  const { draft } = useDesk();
  const { list, remove } = useDraftRemoval<HTMLOListElement>(onEmpty);
  return (
    <div className={row(1)}>
      {/* Unfolded, the same members are above it with their names. */}
      {!isOrderShown && (
        <ol ref={list} aria-label={words.list} className={styles.faces}>
          {draft.map((member) => (
            <li key={member.uuid} className={styles.item}>
              <button
                type="button"
                data-key={member.uuid}
                aria-label={words.removeOf(member.name)}
                className={styles.face}
                onClick={() => remove(member.uuid)}
              >
                <MemberFace member={member} size={28} isNameOnly />
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <IconButton
        label={words.order}
        tooltip="none"
        aria-expanded={isOrderShown}
        className={styles.order}
        icon={<ListOrdered aria-hidden="true" />}
        onClick={onOrder}
      />
    </div>
  );
}
