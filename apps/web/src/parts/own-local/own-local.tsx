import { stack } from '../../ui/layout.ts';
import { MemberFields } from '../member-fields/member-fields.tsx';
import { StateChoice } from '../member-state/state-choice.tsx';
import { RecordNote } from './record-note.tsx';

interface OwnLocalProps {
  kind: 'member' | 'group';
  uuid: string;
  /** As the page calls it. */
  name: string;
}

/** Everything about a member or group of the own system that is only on this device. */
export function OwnLocal({ kind, uuid, name }: OwnLocalProps) {
  return (
    <div className={stack(4)}>
      {kind === 'member' && <StateChoice uuid={uuid} name={name} level={2} />}
      {kind === 'member' && <MemberFields uuid={uuid} name={name} level={2} />}
      <RecordNote kind={kind} uuid={uuid} name={name} level={2} />
    </div>
  );
}
