import { Clock } from 'lucide-react';
import { useContext } from 'react';
import { type FrontMember, isSameFront } from '../../../session/front-member.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFocusHandedOn } from '../../../ui/focus/use-focus-handed-on.ts';
import { formatExact, formatRelative } from '../../../ui/time/format-time.ts';
import { RunningTimes } from '../../../ui/time/relative-time.tsx';
import { frontPhrase, joinedFront } from '../desk/fronts.ts';
import { useBook, useDesk, useFront, useSaid } from '../desk/switch-desk.tsx';
import { MomentNote } from '../moment-note.tsx';
import { switchWords } from '../words.ts';
import styles from './draft-panel.module.css';
import { LatestSwitch } from './latest-switch.tsx';

const words = switchWords.draft;
const NOW_EVERY_MS = 10_000;

/** The heading's above it. */
export const NEXT_FRONT_ID = 'next-front';

/** The chip that expands the choice of a time. */
interface WhenChip {
  readonly isShown: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** The buttons that record the draft, with notes. `when`: the place of the collapsed time. */
export function SwitchBar({ when }: { when?: WhenChip }) {
  const { draft, atMs, problem } = useDesk();
  const book = useBook();
  const front = useFront();
  // Announced as well; here it is visible at any position of the lists.
  const isNobodySaid = useSaid() === words.nobody && draft.length === 0;
  const current = front.members.map((member) => book.memberOf(member.uuid) ?? member);
  const isSame =
    front.state === 'known' &&
    draft.length > 0 &&
    isSameFront(draft, current) &&
    (atMs === null || front.sinceMs === null || atMs >= front.sinceMs);
  return (
    <>
      <div role="status" className={styles.notes}>
        {isSame && <p className={styles.note}>{words.same(frontPhrase(draft), draft.length)}</p>}
        {when?.isChosen && !when.isShown && atMs !== null && (
          <p className={styles.moment}>
            <MomentNote atMs={atMs} />
          </p>
        )}
        {isNobodySaid && <p className={styles.note}>{words.nobody}</p>}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {when !== undefined && <LatestSwitch />}
      {/* Without a choice the bar of a narrow screen takes the place of nobody. */}
      {(when === undefined || draft.length > 0 || atMs !== null) && <Buttons when={when} current={current} />}
    </>
  );
}

function Buttons({ when, current }: { when: WhenChip | undefined; current: readonly FrontMember[] }) {
  const { draft, atMs, switchDraft } = useDesk();
  // The pressed button disappears with the last member of a draft.
  const buttons = useFocusHandedOn<HTMLDivElement>(() => document.getElementById(NEXT_FRONT_ID));
  const joined = joinedFront(current, draft);
  const canBeAdded = atMs === null && draft.length > 0 && current.length > 0 && joined.length > draft.length;
  return (
    <div ref={buttons} className={styles.buttons} data-line={when !== undefined || undefined}>
      {when !== undefined && <WhenButton {...when} atMs={atMs} />}
      {canBeAdded && (
        <Button
          className={styles.add}
          aria-label={words.addTo(frontPhrase(current))}
          onClick={() => switchDraft(joined)}
        >
          {when === undefined ? words.addTo(frontPhrase(current)) : words.add}
        </Button>
      )}
      <Button
        variant="primary"
        className={styles.switch}
        aria-disabled={draft.length === 0 || undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => switchDraft(draft)}
      >
        <span className={styles.switchText}>
          {draft.length === 0 ? words.button : words.switchTo(frontPhrase(draft))}
        </span>
      </Button>
    </div>
  );
}

function WhenButton({ isShown, onToggle, atMs }: WhenChip & { atMs: number | null }) {
  const nowMs = useServiceNow(NOW_EVERY_MS);
  const isRunning = useContext(RunningTimes);
  const chosen = atMs === null ? null : isRunning ? formatRelative(atMs, nowMs) : formatExact(atMs);
  const { label, now } = switchWords.when;
  return (
    <Button
      className={styles.whenChip}
      aria-expanded={isShown}
      aria-label={`${label}: ${chosen ?? now}`}
      icon={<Clock aria-hidden="true" />}
      onClick={onToggle}
    >
      {chosen ?? now}
    </Button>
  );
}
