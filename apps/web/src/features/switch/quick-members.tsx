import { type ReactNode, useId } from 'react';
import type { FrontMember } from '../../session/front-member.ts';
import { Button } from '../../ui/button.tsx';
import { isIn, joinedFront } from './fronts.ts';
import { MemberCard } from './member-card.tsx';
import { useBook, useDesk, useFront } from './switch-desk.tsx';
import styles from './switch-screen.module.css';
import { switchWords } from './words.ts';

const words = switchWords.quick;
/** More would push the list of all members out of sight. */
const MOST_RECENTS = 6;

/** Favourites and those who fronted recently, each switched to with one tap. */
export function QuickMembers() {
  const { favourites, recents } = useDesk();
  const book = useBook();
  const front = useFront();
  const others = recents
    .filter(({ uuid }) => !isIn(favourites, uuid) && !isIn(front.members, uuid))
    .slice(0, MOST_RECENTS);
  // Said while the list is still coming as well, so that nothing below jumps when it is there.
  const isListThere = book.list.state === 'loading' || (book.list.items?.length ?? 0) > 0;
  return (
    <>
      <QuickList title={words.favourites} members={favourites}>
        {favourites.length === 0 && isListThere && <p className={styles.soft}>{words.noFavourites}</p>}
      </QuickList>
      <QuickList title={words.recents} members={others} />
    </>
  );
}

function QuickList({
  title,
  members,
  children,
}: {
  title: string;
  members: readonly FrontMember[];
  children?: ReactNode;
}) {
  const id = useId();
  if (members.length === 0 && !children) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
      {members.length > 0 && (
        <ul className={styles.cards} aria-labelledby={id}>
          {members.map((member) => (
            <QuickMember key={member.uuid} member={member} />
          ))}
        </ul>
      )}
    </section>
  );
}

function QuickMember({ member }: { member: FrontMember }) {
  const { switchNow } = useDesk();
  const front = useFront();
  const isFronting = isIn(front.members, member.uuid);
  const canBeAdded = front.state === 'known' && front.members.length > 0 && !isFronting;
  const canBeOnly = !isFronting || front.members.length > 1;
  return (
    <MemberCard member={member} note={isFronting ? words.fronting : null}>
      {canBeAdded && (
        <Button
          size="small"
          aria-label={words.addOf(member.name)}
          onClick={() => switchNow(joinedFront(front.members, [member]))}
        >
          {words.add}
        </Button>
      )}
      {canBeOnly && (
        <Button size="small" aria-label={words.onlyOf(member.name)} onClick={() => switchNow([member])}>
          {words.only}
        </Button>
      )}
    </MemberCard>
  );
}
