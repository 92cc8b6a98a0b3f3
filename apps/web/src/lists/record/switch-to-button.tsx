import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { ArrowLeftRight } from 'lucide-react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';
import { useNotify } from '../../state/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Foreign } from '../../ui/foreign.tsx';
import { useNoticedSwitch } from '../switches/use-noticed-switch.ts';
import { recordWords } from './words.ts';

interface SwitchToButtonProps {
  member: Member | CachedMember;
  /** Called once the switch is stored. */
  onDone?: () => void;
}

/** Records a switch to one own member. */
export function SwitchToButton({ member, onDone }: SwitchToButtonProps) {
  const { name } = memberLabel(member, useNaming());
  const { switchTo } = useNoticedSwitch();
  const { notify } = useNotify();
  const handleClick = async () => {
    const problem = await switchTo([{ uuid: recordKey(member), id: member.id, name }], null);
    if (problem === undefined) return;
    if (problem === null) onDone?.();
    else notify({ kind: 'warning', title: recordWords.notSwitched, caption: problem });
  };
  return (
    <Button
      size="small"
      variant="primary"
      icon={<ArrowLeftRight aria-hidden="true" />}
      onClick={() => void handleClick()}
    >
      <Foreign>{recordWords.switchTo(name)}</Foreign>
    </Button>
  );
}
