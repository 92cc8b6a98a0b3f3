import { describingMember, describingSystems } from '../../state/followed-details-changes.ts';
import { useFollowedDetails } from '../../state/hooks.ts';
import { useStateServices } from '../../state/services.tsx';
import { noteFormOfMember, noteFormOfSystem } from '../../sync/following/typed-notes.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { LocalNote } from '../local-note/local-note.tsx';
import styles from './followed.module.css';
import { NicknameField } from './nickname-field.tsx';
import { SystemOptions } from './system-options.tsx';
import { followedWords as words } from './words.ts';

/** What this device knows about a followed system, to read and to change. */
export function SystemLocal({ id, name, level }: { id: string; name: string; level: 2 | 3 }) {
  const { followedDetails } = useStateServices();
  const note = useFollowedDetails(({ systems }) => systems[id]?.note);
  return (
    <div className={stack(3)}>
      <LocalNote
        key={id}
        of={name}
        formKey={noteFormOfSystem(id)}
        value={note}
        onChange={(change) =>
          followedDetails.update((details) =>
            describingSystems([id], { note: change(details.systems[id]?.note) })(details),
          )
        }
        level={level}
      />
      <Disclosure title={words.title} isDrawnOnceOpened>
        <p className={styles.soft}>{words.onThisDevice}</p>
        <SystemOptions id={id} />
      </Disclosure>
    </div>
  );
}

interface OthersMemberLocalProps {
  uuid: string;
  /** As in the followed list. */
  system: string;
  name: string;
  level: 2 | 3;
}

/** What this device knows about a member of a followed system. */
export function OthersMemberLocal({ uuid, system, name, level }: OthersMemberLocalProps) {
  const { followedDetails } = useStateServices();
  const known = useFollowedDetails(({ members }) => members[uuid]);
  return (
    <div className={stack(3)}>
      <LocalNote
        key={uuid}
        of={name}
        formKey={noteFormOfMember(system, uuid)}
        value={known?.note}
        onChange={(change) =>
          followedDetails.update((details) =>
            describingMember(uuid, system, { note: change(details.members[uuid]?.note) })(details),
          )
        }
        level={level}
      />
      <NicknameField
        description={`${words.nicknameText} ${words.onThisDevice}`}
        value={known?.nickname}
        onChange={(nickname) => followedDetails.update(describingMember(uuid, system, { nickname }))}
      />
    </div>
  );
}
