import type { FrontSwitch } from '@frontboard/model';
import { initials } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { switchQueries } from '../../cache/switches/queries.ts';
import { useOpenEntry } from '../../lists/use-open-entry.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useImageAllowed } from '../../state/images/use-image-allowed.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Foreign } from '../../ui/foreign.tsx';
import { RunningTimes } from '../../ui/relative-time.tsx';
import { useTickingNow } from '../../ui/use-ticking-now.ts';
import styles from './entry-details.module.css';
import { type EntryTimes, lengthOf } from './entry-times.ts';
import { type Moment, spanAt } from './moments.ts';
import type { EntryNames } from './use-entry-names.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.details;

interface EntryDetailsProps {
  moment: Moment;
  names: EntryNames;
  times: EntryTimes;
  systemRef: string;
  isOwner: boolean;
  asOthers: boolean;
  onFilter: (memberId: string) => void;
  /** The neighbours in the filtered list; null at its ends. */
  onNewer: (() => void) | null;
  onOlder: (() => void) | null;
}

/** One entry in full. */
export function EntryDetails({ moment, names, times, ...rest }: EntryDetailsProps) {
  const { systemRef, isOwner, asOthers, onFilter, onNewer, onOlder } = rest;
  const nowMs = useTickingNow();
  const isRunningShown = useContext(RunningTimes);
  const ordered = useFrontOrder(moment, systemRef, isOwner);
  const span = spanAt(moment, nowMs);
  const length = lengthOf(moment, nowMs, isRunningShown);
  const until =
    span.state === 'past' ? times.exact(span.untilMs) : span.state === 'current' ? words.now : null;
  const memberIds = ordered ?? moment.memberIds;
  return (
    <div className={styles.details}>
      {memberIds.length === 0 ? (
        <p className={styles.soft}>{historyScreenWords.switchOut}</p>
      ) : (
        <DetailMembers
          label={ordered === null ? words.members : words.ordered}
          {...{ memberIds, names, isOwner, asOthers, onFilter }}
        />
      )}
      <FactList
        facts={[
          { kind: 'text', label: words.from, text: times.exact(moment.fromMs) },
          ...(until === null ? [] : [{ kind: 'text', label: words.until, text: until } as const]),
          ...(length === null ? [] : [{ kind: 'text', label: words.lasted, text: length } as const]),
          ...moment.switchIds.slice(0, 1).map(
            (id) =>
              ({
                kind: 'code',
                label: words.id,
                text: id,
                copy: { label: words.copyId, text: id },
              }) as const,
          ),
        ]}
      />
      {moment.switchIds.length > 1 && <p className={styles.soft}>{words.several(moment.switchIds.length)}</p>}
      <div className={styles.foot}>
        <Button size="small" disabled={onNewer === null} onClick={() => onNewer?.()}>
          {words.newer}
        </Button>
        <Button size="small" disabled={onOlder === null} onClick={() => onOlder?.()}>
          {words.older}
        </Button>
      </div>
    </div>
  );
}

/** The members in front order, which only the single switch tells; null while it is not known. Others' switches are never looked up. */
function useFrontOrder(moment: Moment, systemRef: string, isOwner: boolean): readonly string[] | null {
  const isAsked = isOwner && moment.switchIds.length === 1 && moment.memberIds.length > 1;
  const { data } = useQuery({
    ...switchQueries(useSystemCaller(systemRef)).detail(systemRef, moment.id),
    enabled: isAsked,
  });
  if (moment.memberIds.length === 1) return moment.memberIds;
  const whole: FrontSwitch | null = isAsked && data?.state === 'shared' ? data.value : null;
  return whole === null || whole.timestamp !== moment.timestamp ? null : whole.memberIds;
}

interface DetailMembersProps extends Pick<EntryDetailsProps, 'names' | 'isOwner' | 'asOthers' | 'onFilter'> {
  label: string;
  memberIds: readonly string[];
}

function DetailMembers({ label, memberIds, names, isOwner, asOthers, onFilter }: DetailMembersProps) {
  const isAllowed = useImageAllowed();
  const known = memberIds.flatMap((id) => names.memberOf(id) ?? []);
  const ids = known.map(({ id }) => id);
  const { hrefOf, onOpen } = useOpenEntry({ kind: 'member', ids, asOthers });
  const others = memberIds.length - known.length;
  return (
    <section>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.members}>
        {known.map((member) => {
          const name = names.nameOf(member);
          return (
            <li key={member.id} className={styles.member}>
              <a href={hrefOf(member.id)} data-id={member.id} className={styles.link} onClick={onOpen}>
                <Avatar
                  src={member.avatarUrl}
                  initials={initials(name)}
                  size={40}
                  color={member.color}
                  allowed={isAllowed(member.avatarUrl)}
                />
                <Foreign>{name}</Foreign>
              </a>
              <Button variant="quiet" size="small" onClick={() => onFilter(member.id)}>
                {words.filter(name)}
              </Button>
            </li>
          );
        })}
        {others > 0 && !names.isLoading && (
          <li className={styles.soft}>
            {isOwner ? historyScreenWords.formerMembers(others) : historyScreenWords.privateMembers(others)}
          </li>
        )}
        {names.isLoading && <li className={styles.soft}>{historyScreenWords.namesLoading}</li>}
      </ul>
    </section>
  );
}
