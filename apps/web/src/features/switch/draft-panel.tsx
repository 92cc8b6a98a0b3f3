import { ArrowUpToLine, Ellipsis, X } from 'lucide-react';
import { useRef } from 'react';
import type { FrontMember } from '../../data/outbox/types.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { moveItems } from '../../ui/ordered/move-items.tsx';
import { focusNeighbour, OrderedList, type OrderedRowProps } from '../../ui/ordered/ordered-list.tsx';
import styles from './draft-panel.module.css';
import {
  frontMoved,
  frontMovedBeside,
  frontPhrase,
  frontWithout,
  isSameFront,
  joinedFront,
} from './fronts.ts';
import { MemberFace } from './member-face.tsx';
import { useDesk } from './use-switch-desk.ts';
import { WhenField } from './when-field.tsx';
import { switchWords } from './words.ts';

const words = switchWords.draft;

/** The front that is being chosen: who, in what order, when; and the one button that records it. */
export function DraftPanel() {
  const { draft, atMs, setDraft, say } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const clear = () => {
    setDraft([], null);
    say(words.cleared);
    heading.current?.focus();
  };
  const remove = (uuid: string) => {
    focusNeighbour(
      list.current,
      draft.map((member) => member.uuid),
      uuid,
      () => heading.current?.focus(),
    );
    setDraft(frontWithout(draft, uuid), atMs);
  };
  return (
    <section aria-labelledby="next-front" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="next-front" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {(draft.length > 0 || atMs !== null) && (
          <Button variant="quiet" size="small" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      {draft.length === 0 ? (
        <p className={styles.soft}>{words.empty}</p>
      ) : (
        <OrderedList
          ref={list}
          label={words.list}
          items={draft.map(({ uuid, name }) => ({ id: uuid, name }))}
          all={draft.map(({ uuid }) => uuid)}
          move={(uuid, toIndex) => setDraft(frontMoved(draft, uuid, toIndex), atMs)}
          moveMany={(uuids, neighbour, side) =>
            setDraft(frontMovedBeside(draft, uuids, neighbour, side), atMs)
          }
          renderRow={(row) => <DraftRow {...row} onRemove={remove} />}
        />
      )}
      <WhenField />
      <SwitchBar />
    </section>
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

/** The button that records the draft; on phones it stays in sight above the navigation. */
function SwitchBar() {
  const { draft, front, book, atMs, switchDraft, say, problem } = useDesk();
  const current = front.members.map((member) => book.memberOf(member.uuid) ?? member);
  const isSame =
    front.state === 'known' &&
    draft.length > 0 &&
    isSameFront(draft, current) &&
    (atMs === null || front.sinceMs === null || atMs >= front.sinceMs);
  const joined = joinedFront(current, draft);
  const canBeAdded = atMs === null && draft.length > 0 && current.length > 0 && joined.length > draft.length;
  const press = () => {
    if (draft.length === 0) say(words.nobody);
    else switchDraft(draft);
  };
  return (
    <>
      <div role="status" className={styles.notes}>
        {isSame && <p className={styles.note}>{words.same(frontPhrase(draft), draft.length)}</p>}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {canBeAdded && (
        <Button className={styles.wide} onClick={() => switchDraft(joined)}>
          {words.addTo(frontPhrase(current))}
        </Button>
      )}
      <div className={styles.bar}>
        <Button
          variant="primary"
          className={styles.switch}
          aria-disabled={draft.length === 0 || undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={press}
        >
          <span className={styles.switchText}>
            {draft.length === 0 ? words.button : words.switchTo(frontPhrase(draft))}
          </span>
        </Button>
      </div>
    </>
  );
}
