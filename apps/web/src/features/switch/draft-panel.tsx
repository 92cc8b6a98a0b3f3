import { ArrowUpToLine, Ellipsis, X } from 'lucide-react';
import { useRef } from 'react';
import type { FrontMember } from '../../session/front-member.ts';
import { isSameFront } from '../../session/front-member.ts';
import { useNow } from '../../state/use-now.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { moveItems } from '../../ui/ordered/move-items.tsx';
import { focusNeighbour, OrderedList, type OrderedRowProps } from '../../ui/ordered/ordered-list.tsx';
import styles from './draft-panel.module.css';
import { frontMoved, frontMovedBeside, frontPhrase, frontWithout, joinedFront } from './fronts.ts';
import { MemberFace } from './member-face.tsx';
import { useBook, useDesk, useFront, useSaid } from './switch-desk.tsx';
import { canBeUndone, isOfHistory, useEntryWords, useUndo } from './use-entries.ts';
import { WhenField } from './when-field.tsx';
import { switchWords } from './words.ts';

const words = switchWords.draft;
const NOW_EVERY_MS = 10_000;
/** How long a switch counts as just made. */
const SHOWN_MS = 120_000;

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
          <Button variant="quiet" size="small" data-shortcut="clear" onClick={clear}>
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
  const { draft, atMs, switchDraft, say, problem } = useDesk();
  const book = useBook();
  const front = useFront();
  const current = front.members.map((member) => book.memberOf(member.uuid) ?? member);
  const isSame =
    front.state === 'known' &&
    draft.length > 0 &&
    isSameFront(draft, current) &&
    (atMs === null || front.sinceMs === null || atMs >= front.sinceMs);
  const joined = joinedFront(current, draft);
  const canBeAdded = atMs === null && draft.length > 0 && current.length > 0 && joined.length > draft.length;
  // Said to those who hear it as well; here it is in sight wherever one is in the lists.
  const isNobodySaid = useSaid() === words.nobody && draft.length === 0;
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
        <LatestSwitch />
        {isNobodySaid && <p className={styles.note}>{words.nobody}</p>}
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

/** Beside the button on phones, where the list of latest switches may be far away: what was just recorded, and the way back. */
function LatestSwitch() {
  const { draft } = useDesk();
  const { entries } = useSwitchQueue();
  const nowMs = useNow(NOW_EVERY_MS);
  const wordsOf = useEntryWords();
  const undo = useUndo();
  const bar = useRef<HTMLParagraphElement>(null);
  const latest = entries.findLast((entry) => !isOfHistory(entry) && canBeUndone(entry, nowMs));
  if (draft.length > 0 || latest === undefined || nowMs - latest.atMs > SHOWN_MS) return null;
  return (
    <p ref={bar} className={styles.latest}>
      <span>{wordsOf(latest)}</span>
      <Button
        size="small"
        aria-label={switchWords.queue.undoOf(wordsOf(latest))}
        onClick={() => {
          // The line goes with the switch; the button below it stays.
          bar.current?.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus();
          undo(latest);
        }}
      >
        {switchWords.queue.undo}
      </Button>
    </p>
  );
}
