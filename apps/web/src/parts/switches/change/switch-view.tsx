import { type FrontSwitch, facePicture, formatId } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { Pencil, Timer, Trash2 } from 'lucide-react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { nameOrSomeone } from '../../../text/list-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FactList, type FactRow } from '../../../ui/fact-list.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { switchNameWords } from '../switch-name-words.ts';
import { exactTime, useSwitchNames } from '../switch-names.ts';
import type { SwitchMode } from './form-props.ts';
import styles from './switch-dialog.module.css';
import { switchDialogWords as words } from './switch-dialog-words.ts';

interface SwitchViewProps {
  frontSwitch: FrontSwitch;
  lasted: string;
  onMode: (mode: SwitchMode) => void;
}

/** Everything about a switch, and the buttons that change it. */
export function SwitchView({ frontSwitch, lasted, onMode }: SwitchViewProps) {
  const { id, memberIds, members } = frontSwitch;
  const isOrdered = members !== null;
  const facts: FactRow[] = [
    { label: words.facts.when, kind: 'text', text: exactTime(frontSwitch) },
    { label: words.facts.lasted, kind: 'text', text: lasted },
    memberIds.length === 0
      ? { label: words.facts.membersUnordered, kind: 'quiet', text: switchNameWords.switchOut }
      : {
          label: isOrdered ? words.facts.members : words.facts.membersUnordered,
          kind: 'content',
          content: <Members frontSwitch={frontSwitch} />,
          ...(!isOrdered && { note: words.orderUnknown }),
        },
    ...(id === null
      ? []
      : [
          {
            label: words.facts.id,
            kind: 'code',
            text: id,
            copy: { label: words.facts.copyId, text: id },
          } as const,
        ]),
  ];
  return (
    <>
      <FactList facts={facts} />
      <div className={styles.ways}>
        <Button data-way="time" icon={<Timer aria-hidden="true" />} onClick={() => onMode('time')}>
          {words.changeTime}
        </Button>
        <Button data-way="members" icon={<Pencil aria-hidden="true" />} onClick={() => onMode('members')}>
          {words.changeMembers}
        </Button>
        <Button
          data-way="delete"
          variant="danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onMode('delete')}
        >
          {words.delete}
        </Button>
      </div>
    </>
  );
}

function Members({ frontSwitch }: { frontSwitch: FrontSwitch }) {
  const { membersOf, nameOf } = useSwitchNames();
  const naming = useNaming();
  return (
    <ol className={stack(1)}>
      {membersOf(frontSwitch).map((member, index) => {
        const name = nameOrSomeone(nameOf(member));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may be someone, and the order is what is shown
          <li key={index}>
            {member === null ? (
              name
            ) : (
              <Link to="/lookup/member/$id" params={{ id: member.id }} className={styles.member}>
                <Avatar src={facePicture(member)} name={name} size={28} color={member.color} />
                <Foreign>{name}</Foreign>
                <code className={softSmall}>{formatId(member.id, naming.id)}</code>
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
