import { type Member, recordKey } from '@frontboard/model';
import { ArrowLeftRight } from 'lucide-react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';
import { isSameFront } from '../../session/front-member.ts';
import { useNotify } from '../../state/hooks.ts';
import { useOwnFront } from '../../sync/switches/use-own-front.ts';
import { LeavingButton } from '../../ui/buttons/leaving-button.tsx';
import { screenHeading } from '../../ui/focus/screen-heading.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { useNoticedSwitch } from '../switches/use-noticed-switch.ts';
import { memberName } from './record-facts.ts';
import { recordWords } from './words.ts';

interface SwitchToButtonProps {
  member: Member | CachedMember;
  /** Called once the switch is stored. */
  onDone?: () => void;
}

/** Records a switch to one own member. Nothing if they are known to be in front alone. */
export function SwitchToButton({ member, onDone }: SwitchToButtonProps) {
  const name = memberName(member, useNaming());
  const { switchTo } = useNoticedSwitch();
  const { notify } = useNotify();
  const { members: front } = useOwnFront(false);
  const alone = [{ uuid: recordKey(member), id: member.id, name }];
  if (isSameFront(front, alone)) return null;
  const handleClick = async () => {
    const problem = await switchTo(alone, null);
    if (problem === undefined) return;
    if (problem === null) onDone?.();
    else notify({ kind: 'warning', title: recordWords.notSwitched, caption: problem });
  };
  return (
    <LeavingButton
      size="small"
      variant="primary"
      icon={<ArrowLeftRight aria-hidden="true" />}
      handFocusTo={(around) => around.find((it) => it.role === 'dialog') ?? screenHeading()}
      onClick={() => void handleClick()}
    >
      <Foreign>{recordWords.switchTo(name)}</Foreign>
    </LeavingButton>
  );
}
