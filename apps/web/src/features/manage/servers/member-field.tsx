import { recordKey } from '@frontboard/model';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { MemberPicker } from '../../../lists/picker/member-picker.tsx';
import type { BoundField } from '../../../sync/edit/types.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { serverWords } from './words.ts';

const words = serverWords.members;

/** Picks one own member by short id, which the service uses here. */
export function ServerMemberField({
  label,
  name,
  value,
  onChange,
  errors,
}: BoundField<string> & { label: string }) {
  const list = useOwnMembers();
  return (
    <div data-field={name} className={stack(2)}>
      <OwnAnswer list={list} loading={words.loading} failed={words.failed}>
        {(members) => {
          const chosen = members.find(({ id }) => id === value);
          return (
            <MemberPicker
              isSingle
              errors={errors}
              label={label}
              members={members}
              value={value === '' ? [] : [chosen ? recordKey(chosen) : value]}
              onChange={([key]) => onChange(members.find((member) => recordKey(member) === key)?.id ?? value)}
            />
          );
        }}
      </OwnAnswer>
    </div>
  );
}
