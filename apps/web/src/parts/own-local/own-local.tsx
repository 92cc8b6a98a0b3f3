import { stack } from '../../ui/layout/layout.ts';
import { MemberFields } from '../member-fields/member-fields.tsx';
import { StateChoice } from '../member-state/state-choice.tsx';
import { RecordSection } from '../record/record-section.tsx';
import { RecordNote } from './record-note.tsx';
import { ownLocalWords as words } from './words.ts';

interface OwnLocalProps {
  kind: 'member' | 'group';
  uuid: string;
  /** As the page calls it. */
  name: string;
}

/** Everything about a member or group of the own system that is only on this device. */
export function OwnLocal({ kind, uuid, name }: OwnLocalProps) {
  return (
    <RecordSection title={words.title} level={2} note={words.note}>
      <div className={stack(5)}>
        {kind === 'member' && <StateChoice uuid={uuid} name={name} />}
        {kind === 'member' && <MemberFields uuid={uuid} name={name} />}
        <RecordNote kind={kind} uuid={uuid} name={name} />
      </div>
    </RecordSection>
  );
}
