import { recordKey } from '@frontboard/model';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { MemberPicker } from '../../../lists/picker/member-picker.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { MemberThere } from './member-there.tsx';
import styles from './parts.module.css';
import { serverWords } from './words.ts';

const words = serverWords.members;

interface MembersPartProps {
  guildId: string;
  /** The short id or the UUID of the open member. */
  memberId: string | undefined;
  onMember: (memberId: string | undefined) => void;
}

/** The members of the own system, and the settings of the open one for one server. */
export function MembersPart({ guildId, memberId, onMember }: MembersPartProps) {
  const list = useOwnMembers();
  const member = list.items?.find(({ id, uuid }) => id === memberId || uuid === memberId);
  return (
    <div className={styles.beside}>
      <OwnAnswer list={list} loading={words.loading} failed={words.failed}>
        {(members) =>
          members.length === 0 ? (
            <p className={soft}>{words.none}</p>
          ) : (
            <MemberPicker
              isSingle
              label={words.pick}
              members={members}
              value={member ? [recordKey(member)] : []}
              onChange={([key]) => {
                const next = members.find((candidate) => recordKey(candidate) === key);
                if (next !== member) onMember(next?.id);
              }}
            />
          )
        }
      </OwnAnswer>
      {member ? (
        <MemberThere key={`${guildId} ${member.id}`} guildId={guildId} member={member} />
      ) : (
        list.items?.length !== 0 && <p className={soft}>{words.pickHint}</p>
      )}
    </div>
  );
}
