import { type ReactNode, useId, useRef, useState } from 'react';
import { SinceText } from '../../../parts/fronting-since/since-text.tsx';
import { HiddenFronters } from '../../../parts/seen-by-others/hidden-fronters.tsx';
import { ownRef } from '../../../session/caller.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { emptyFrontText } from '../../../text/empty-front-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFocusHandedOn } from '../../../ui/focus/use-focus-handed-on.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { PHONE_PX, useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { HeldMenu } from '../../../ui/menus/held-menu.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { useBook, useDesk, useFront } from '../desk/switch-desk.tsx';
import { useMemberActions } from '../desk/use-member-actions.tsx';
import { switchWords } from '../words.ts';
import styles from './current-front.module.css';
import { FrontTools } from './front-tools.tsx';
import { MemberFace } from './member-face.tsx';
import { PlaceBadge } from './place-badge.tsx';

const words = switchWords.front;
const PICTURE_PX = 56;
/** How many people are shown side by side. With more people, the button for the others takes the last place. */
const MOST_ON_PHONES = 5;
const MOST = 10;

/** The id of the heading. It gets the focus when the focused part below it disappears. */
export const CURRENT_FRONT_ID = 'fronting-now';

/** The faces of the current fronters, each with a menu, and the switch-out. `children` are further buttons. */
export function CurrentFront({ children }: { children?: ReactNode }) {
  const { switchNow } = useDesk();
  const book = useBook();
  const front = useFront();
  const hintId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPhone = useNarrowScreen(PHONE_PX);
  const [isUnfolded, setUnfolded] = useState(false);
  const members = front.members.map((member) => book.memberOf(member.uuid) ?? member);
  const most = isPhone ? MOST_ON_PHONES : MOST;
  const shown = isUnfolded || members.length <= most ? members : members.slice(0, most - 1);
  const foldedCount = members.length - shown.length;
  const switchOut = () => {
    switchNow([]);
    // The pressed button disappears with the fronters.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={CURRENT_FRONT_ID} className={stack(1)}>
      <div className={styles.head}>
        <VisuallyHidden>
          <h2 id={CURRENT_FRONT_ID} ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
        </VisuallyHidden>
        <p className={styles.soft}>
          <Since />
        </p>
        {front.state === 'known' && <FrontTools members={members} isNarrow={Boolean(children)} />}
        {members.length > 0 && (
          <Button size="small" aria-describedby={hintId} onClick={switchOut}>
            {words.switchOut}
          </Button>
        )}
        {children}
        <VisuallyHidden>
          <span id={hintId}>{words.switchOutHint}</span>
        </VisuallyHidden>
      </div>
      {front.state === 'loading' && (
        <div aria-busy="true" className={styles.fronters}>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton height={PICTURE_PX} width={PICTURE_PX} shape="circle" />
        </div>
      )}
      {front.state === 'unknown' && <p className={styles.quiet}>{words.unknown}</p>}
      {front.state === 'known' && members.length === 0 && (
        <p className={styles.quiet}>{emptyFrontText(front.sinceMs)}</p>
      )}
      {members.length > 0 && (
        <ol className={styles.fronters} aria-labelledby={CURRENT_FRONT_ID}>
          {shown.map((member, index) => (
            <Fronter
              key={member.uuid}
              member={member}
              isPrimary={index === 0 && members.length > 1}
              handFocusTo={() => heading.current}
            />
          ))}
          {foldedCount > 0 && (
            <li className={styles.fronter}>
              <button
                type="button"
                className={styles.more}
                onClick={() => {
                  setUnfolded(true);
                  heading.current?.focus();
                }}
              >
                +{foldedCount}
                <VisuallyHidden>: {words.others(foldedCount)}</VisuallyHidden>
              </button>
            </li>
          )}
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
  /** Gets the focus when the fronter leaves with it. */
  handFocusTo: () => HTMLElement | null;
}

/** A fronter; a press opens what can be done with them. */
function Fronter({ member, isPrimary, handFocusTo }: FronterProps) {
  const { draft } = useDesk();
  const actionsOf = useMemberActions({ isChoosable: true });
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const item = useFocusHandedOn<HTMLLIElement>(handFocusTo);
  const place = draft.findIndex(({ uuid }) => uuid === member.uuid) + 1;
  return (
    <li ref={item} className={styles.fronter} data-chosen={place > 0 || undefined}>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        className={styles.face}
        onClick={(event) => setOpened(event.currentTarget)}
      >
        <MemberFace member={member} size={PICTURE_PX} note={isPrimary ? words.primary : null} />
        {place > 0 && <PlaceBadge place={place} />}
      </button>
      <FronterSince member={member} />
      {opened !== null && (
        <HeldMenu
          label={member.name}
          trigger={opened}
          items={actionsOf(member)}
          onClose={() => setOpened(null)}
        />
      )}
    </li>
  );
}

/** For how long a fronter has been there, across changes of co-fronters. */
function FronterSince({ member }: { member: FrontMember }) {
  const { lastSwitch } = useFront();
  const own = useOwnSystem();
  if (lastSwitch === null) return null;
  return (
    <span className={styles.since}>
      <SinceText systemRef={ownRef(own)} lastSwitch={lastSwitch} memberId={member.id} />
    </span>
  );
}
