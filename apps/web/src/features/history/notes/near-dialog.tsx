import { type Member, recordKey } from '@frontboard/model';
import { useMemo, useState } from 'react';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { MemberPicker } from '../../../lists/picker/member-picker.tsx';
import type { SwitchNote } from '../../../session/local/local-tables.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { entryNoteWords } from './words.ts';

const words = entryNoteWords.near;

interface NearChoiceProps {
  /** Who was in front: not offered. */
  front: readonly Member[];
  /** What is noted about members of the switch, by uuid. */
  noted: SwitchNote['members'];
  /** Stores whether a member was near. */
  onChange: (uuid: string, isNear: boolean) => void;
}

/** Chooses who was near in a switch without being in front. Stored as it is changed. */
export function NearDialog({
  isOpen,
  onClose,
  ...choice
}: NearChoiceProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={onClose}>{entryNoteWords.done}</Button>}
    >
      {isOpen && <NearChoice {...choice} />}
    </Dialog>
  );
}

function NearChoice({ front, noted, onChange }: NearChoiceProps) {
  const { items } = useOwnMembers();
  // As when it opened: each press would prepare the list again.
  const [inFront] = useState(() => new Set(front.map(recordKey)));
  const members = useMemo(
    () => (items ?? []).filter((member) => !inFront.has(recordKey(member))),
    [items, inFront],
  );
  const value = members.map(recordKey).filter((uuid) => noted[uuid]?.role === 'near');
  return (
    <div className={stack(3)}>
      <p>{words.lead}</p>
      <MemberPicker
        label={words.label}
        members={members}
        value={value}
        onChange={(next) => {
          for (const uuid of next) if (!value.includes(uuid)) onChange(uuid, true);
          for (const uuid of value) if (!next.includes(uuid)) onChange(uuid, false);
        }}
      />
    </div>
  );
}
