import { listWords } from '../../lists/words.ts';
import { useMemberStates } from '../../session/local/member-states.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { RecordSection } from '../record/record-section.tsx';
import { useSetStates } from './use-set-states.ts';
import { memberStateWords as words } from './words.ts';

const { states } = listWords.local;
const CHOICES = [
  { value: 'active', label: states.active },
  { value: 'resting', label: states.resting },
  { value: 'not-a-person', label: states['not-a-person'] },
] as const;

interface StateChoiceProps {
  uuid: string;
  name: string;
  level: 2 | 3;
}

/** Whether a member of the own system is active, resting or stands for a state. */
export function StateChoice({ uuid, name, level }: StateChoiceProps) {
  const state = useMemberStates()[uuid] ?? 'active';
  const set = useSetStates();
  return (
    <RecordSection title={words.title} level={level} note={words.onThisDevice}>
      <SegmentedControl
        label={name}
        description={words.hint}
        options={CHOICES}
        value={state}
        onChange={(next) => set([{ uuid, name }], next === 'active' ? null : next)}
      />
    </RecordSection>
  );
}
