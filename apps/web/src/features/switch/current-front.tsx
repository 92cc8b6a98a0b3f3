import { useRef } from 'react';
import { SinceText } from '../../lists/fronting-since/since-text.tsx';
import { useOwnSystem } from '../../session/hooks.ts';
import { frontWords } from '../../text/front-words.ts';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { frontWithout } from './fronts.ts';
import { MemberCard } from './member-card.tsx';
import { useBook, useDesk, useFront } from './switch-desk.tsx';
import styles from './switch-screen.module.css';
import { switchWords } from './words.ts';

const words = switchWords.front;

/** Who is fronting now, each with the way to end their front, and the switch-out. */
export function CurrentFront() {
  const { switchNow } = useDesk();
  const book = useBook();
  const front = useFront();
  const own = useOwnSystem();
  const heading = useRef<HTMLHeadingElement>(null);
  const members = front.members.map((member) => book.memberOf(member.uuid) ?? member);
  const switchTo = (next: typeof members) => {
    switchNow(next);
    // The button that was pressed goes with the fronter.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="fronting-now" className={styles.section}>
      <div className={styles.head}>
        <h2 id="fronting-now" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p className={styles.soft}>
          {front.isPending ? (
            words.pending
          ) : front.sinceMs === null ? null : (
            <RelativeTime at={front.sinceMs} prefix={words.since} />
          )}
        </p>
      </div>
      {front.staleSinceMs !== null && (
        <p role="status" className={styles.soft}>
          <RelativeTime at={front.staleSinceMs} prefix={words.lastKnown} />
        </p>
      )}
      {front.state === 'loading' && (
        <div aria-busy="true" className={styles.section}>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton height={62} shape="squircle" />
          {/* The switch-out and its hint have their places before it can be pressed: what stands below must not jump. */}
          <div className={styles.line}>
            <Skeleton height={36} width="7rem" shape="squircle" />
            <span aria-hidden="true" className={styles.later}>
              {words.switchOutHint}
            </span>
          </div>
        </div>
      )}
      {front.state === 'unknown' && <p className={styles.quiet}>{words.unknown}</p>}
      {front.state === 'known' && members.length === 0 && (
        <p className={styles.quiet}>
          {front.sinceMs === null ? frontWords.neverSwitched : frontWords.switchedOut}
        </p>
      )}
      {members.length > 0 && (
        <>
          <ol className={styles.cards} aria-labelledby="fronting-now">
            {members.map((member, index) => (
              <MemberCard
                key={member.uuid}
                member={member}
                note={index === 0 && members.length > 1 ? words.primary : null}
              >
                {!front.isPending && front.sinceMs !== null && (
                  <span className={styles.soft}>
                    <SinceText
                      systemRef={own?.uuid ?? own?.id ?? ''}
                      lastSwitch={new Date(front.sinceMs).toISOString()}
                      memberId={member.id}
                    />
                  </span>
                )}
                <Button
                  size="small"
                  aria-label={words.endOf(member.name)}
                  onClick={() => switchTo([...frontWithout(members, member.uuid)])}
                >
                  {words.end}
                </Button>
              </MemberCard>
            ))}
          </ol>
          <div className={styles.line}>
            <Button size="small" onClick={() => switchTo([])}>
              {words.switchOut}
            </Button>
            <span className={styles.soft}>{words.switchOutHint}</span>
          </div>
        </>
      )}
    </section>
  );
}
