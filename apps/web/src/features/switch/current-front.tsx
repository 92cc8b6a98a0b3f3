import { ListChecks } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { SinceText } from '../../lists/fronting-since/since-text.tsx';
import { HiddenFronters } from '../../lists/seen-by-others/hidden-fronters.tsx';
import { ownRef } from '../../session/caller.ts';
import type { FrontMember } from '../../session/front-member.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { emptyFrontText } from '../../text/empty-front-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './current-front.module.css';
import { frontWithout } from './fronts.ts';
import { MemberFace } from './member-face.tsx';
import { PlaceBadge } from './place-badge.tsx';
import { useBook, useDesk, useFront } from './switch-desk.tsx';
import { switchWords } from './words.ts';

const words = switchWords.front;
const PICTURE_PX = 36;

/** The heading's, which gets the focus when what is below it disappears with the focus. */
export const CURRENT_FRONT_ID = 'fronting-now';

/** The current fronters in one strip, each with a button that ends their front, and the switch-out. `children` are further buttons. */
export function CurrentFront({ children }: { children?: ReactNode }) {
  const { take: choose, switchNow } = useDesk();
  const book = useBook();
  const front = useFront();
  const hintId = useId();
  const takeHintId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const members = front.members.map((member) => book.memberOf(member.uuid) ?? member);
  const switchTo = (next: readonly FrontMember[]) => {
    switchNow(next);
    // The pressed button disappears with the fronter.
    heading.current?.focus();
  };
  const take = () => choose(members);
  return (
    <section aria-labelledby={CURRENT_FRONT_ID} className={styles.strip}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={CURRENT_FRONT_ID} ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
          <p className={styles.soft}>
            <Since />
          </p>
        </div>
        {members.length > 0 && (
          <>
            {members.length > 1 &&
              (children ? (
                // Beside further buttons there is no room for its words on a phone.
                <IconButton
                  label={words.take}
                  icon={<ListChecks />}
                  aria-describedby={takeHintId}
                  onClick={take}
                />
              ) : (
                <Button size="small" variant="quiet" aria-describedby={takeHintId} onClick={take}>
                  {words.take}
                </Button>
              ))}
            <Button size="small" aria-describedby={hintId} onClick={() => switchTo([])}>
              {words.switchOut}
            </Button>
          </>
        )}
        {children}
        <VisuallyHidden>
          <span id={hintId}>{words.switchOutHint}</span>
          <span id={takeHintId}>{words.takeHint}</span>
        </VisuallyHidden>
      </div>
      {front.state === 'loading' && (
        <div aria-busy="true" className={styles.fronters}>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton height={52} width="11rem" shape="squircle" />
        </div>
      )}
      {front.state === 'unknown' && <p className={styles.quiet}>{words.unknown}</p>}
      {front.state === 'known' && members.length === 0 && (
        <p className={styles.quiet}>{emptyFrontText(front.sinceMs)}</p>
      )}
      {members.length > 0 && (
        <ol className={styles.fronters} aria-labelledby={CURRENT_FRONT_ID}>
          {members.map((member, index) => (
            <Fronter
              key={member.uuid}
              member={member}
              isPrimary={index === 0 && members.length > 1}
              onEnd={() => switchTo(frontWithout(members, member.uuid))}
            />
          ))}
        </ol>
      )}
      <HiddenFronters isPrivateNoted uuids={members.map(({ uuid }) => uuid)} />
    </section>
  );
}

/** The age of the strip. */
function Since() {
  const front = useFront();
  if (front.staleSinceMs !== null)
    return (
      <span role="status">
        <RelativeTime at={front.staleSinceMs} prefix={words.lastKnown} />
      </span>
    );
  if (front.isPending) return words.pending;
  return front.sinceMs === null ? null : (
    <RelativeTime at={new Date(front.sinceMs).toISOString()} prefix={words.since} />
  );
}

interface FronterProps {
  member: FrontMember;
  isPrimary: boolean;
  onEnd: () => void;
}

/** A fronter; a press adds them to the next front as well. */
function Fronter({ member, isPrimary, onEnd }: FronterProps) {
  const { draft, toggle } = useDesk();
  const place = draft.findIndex(({ uuid }) => uuid === member.uuid) + 1;
  return (
    <li className={styles.fronter} data-chosen={place > 0 || undefined}>
      <button type="button" aria-pressed={place > 0} className={styles.choose} onClick={() => toggle(member)}>
        <MemberFace member={member} size={PICTURE_PX} note={isPrimary ? words.primary : null} />
        {place > 0 && <PlaceBadge place={place} />}
      </button>
      <FronterSince member={member} />
      <Button size="small" variant="quiet" aria-label={words.endOf(member.name)} onClick={onEnd}>
        {words.end}
      </Button>
    </li>
  );
}

/** For how long a fronter has been there, across changes of co-fronters. */
function FronterSince({ member }: { member: FrontMember }) {
  const { isPending, sinceMs } = useFront();
  const own = useOwnSystem();
  if (isPending || sinceMs === null) return null;
  return (
    <span className={styles.since}>
      <SinceText systemRef={ownRef(own)} lastSwitch={new Date(sinceMs).toISOString()} memberId={member.id} />
    </span>
  );
}
