import { listWords } from '../../lists/words.ts';
import { useMemberStates } from '../../session/local/member-states.ts';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
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
}

/** Whether a member of the own system is active, resting or stands for a state. */
export function StateChoice({ uuid, name }: StateChoiceProps) {
  const state = useMemberStates()[uuid] ?? 'active';
  const set = useSetStates();
  return (
    <SegmentedControl
      label={words.title}
      layout="row"
      description={words.hint}
      options={CHOICES}
      value={state}
      onChange={(next) => set([{ uuid, name }], next === 'active' ? null : next)}
    />
  );
}
