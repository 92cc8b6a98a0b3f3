import { facePicture } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberQueries } from '../../../cache/members/queries.ts';
import { useMemberDetails } from '../../../cache/members/use-member-details.ts';
import type { SystemView } from '../../../cache/naming/system-view.ts';
import { sharedValue } from '../../../cache/shared.ts';
import { FactText } from '../../../lists/entries/entry-parts.tsx';
import { memberFact } from '../../../lists/entries/member-kind.ts';
import { useOpenEntry } from '../../../lists/query/use-open-entry.ts';
import { listWords } from '../../../lists/words.ts';
import { SinceText } from '../../../parts/fronting-since/since-text.tsx';
import type { CachedMember } from '../../../persistence/documents/cached-records.ts';
import type { ListLayout } from '../../../persistence/documents/settings.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { DeviceText } from '../../../ui/text/device-text.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import styles from './fronters.module.css';
import { lookedUpFrontWords as words } from './fronters-words.ts';
import { useOpenSystem } from './system-context.ts';

const AVATAR_PX = 56;
const IN_TABLE_PX = 40;

interface FrontersProps extends Pick<SystemView, 'fronters' | 'lastSwitch'> {
  layout: ListLayout;
}

/** The fronters of the open system in front order. Cards say nothing about messages. */
export function Fronters({ fronters, lastSwitch, layout }: FrontersProps) {
  const { asOthers } = useOpenSystem();
  const ids = useMemo(() => fronters.flatMap(({ member }) => member?.id ?? []), [fronters]);
  const entries = useOpenEntry({ kind: 'member', ids, asOthers });
  if (layout === 'table') {
    return (
      <table aria-label={words.list} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{listWords.memberSorts.name}</th>
            <th scope="col" data-of="messages">
              {listWords.memberSorts.messages}
            </th>
            <th scope="col">{listWords.memberSorts['last-message']}</th>
          </tr>
        </thead>
        <tbody>
          {fronters.map(({ key, ...fronter }) => (
            <tr key={key}>
              <th scope="row">
                <Fronter {...fronter} {...entries} lastSwitch={lastSwitch} avatarPx={IN_TABLE_PX} />
              </th>
              {fronter.member === null ? <td colSpan={2} /> : <Activity member={fronter.member} isInTable />}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <ul aria-label={words.list} className={styles.fronters} data-layout={layout}>
      {fronters.map(({ key, ...fronter }) => (
        <li key={key} className={styles.card}>
          <Fronter {...fronter} {...entries} lastSwitch={lastSwitch} avatarPx={AVATAR_PX} />
          {layout === 'list' && fronter.member !== null && <Activity member={fronter.member} />}
        </li>
      ))}
    </ul>
  );
}

type FronterProps = Omit<SystemView['fronters'][number], 'key'> &
  Pick<SystemView, 'lastSwitch'> &
  Pick<ReturnType<typeof useOpenEntry>, 'hrefOf' | 'onOpen'> & { avatarPx: number };

function Fronter({ name, nickname, pronouns, member, lastSwitch, hrefOf, onOpen, avatarPx }: FronterProps) {
  const { ref, asOthers } = useOpenSystem();
  const face = (
    <>
      <Avatar
        src={facePicture(member)}
        name={member === null ? null : name}
        size={avatarPx}
        color={member?.color ?? null}
      />
      <span className={styles.words}>
        <Foreign className={styles.name}>{name}</Foreign>
        {nickname !== null && <DeviceText className={softSmall}>{nickname}</DeviceText>}
        {pronouns !== null && <Foreign className={softSmall}>{pronouns}</Foreign>}
        {member !== null && lastSwitch !== null && (
          <span className={softSmall}>
            <SinceText {...{ lastSwitch, asOthers }} systemRef={ref} memberId={member.id} />
          </span>
        )}
      </span>
    </>
  );
  if (member === null) return <div className={styles.fronter}>{face}</div>;
  return (
    <a href={hrefOf(member.id)} data-id={member.id} className={styles.fronter} onClick={onOpen}>
      {face}
    </a>
  );
}

/** The messages of a fronter, as far as they are shared: from the answer to the list of members if there is one, also if that leaves the member out, else by a request of their own. */
function Activity({ member, isInTable = false }: { member: CachedMember; isInTable?: boolean }) {
  const { ref, caller } = useOpenSystem();
  const { data } = useQuery({ ...memberQueries(caller).list(ref), enabled: false });
  const listed = sharedValue(data)?.find(({ id }) => id === member.id);
  const { member: fetched } = useMemberDetails(member, { as: caller, isNeeded: data === undefined });
  const whole = listed ?? fetched;
  const lastMessage = whole && memberFact(whole, 'last-message');
  if (isInTable) {
    const count = whole?.messageCount ?? null;
    return (
      <>
        <td data-of="messages">{count !== null && formatCount(count)}</td>
        <td>{lastMessage !== null && <FactText fact={lastMessage} />}</td>
      </>
    );
  }
  const messages = whole && memberFact(whole, 'messages');
  return (
    <span className={styles.activity}>
      {messages !== null && <FactText fact={messages} />}
      {lastMessage !== null && (
        <span>
          {`${listWords.memberSorts['last-message']} `}
          <FactText fact={lastMessage} />
        </span>
      )}
    </span>
  );
}
