import { type FrontSwitch, type Member, recordKey } from '@frontboard/model';
import { type FormEvent, useMemo, useState } from 'react';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { MemberPicker } from '../../../lists/picker/member-picker.tsx';
import { useSwitchChanges } from '../../../sync/switches/use-switch-changes.ts';
import { LeavingButton } from '../../../ui/buttons/leaving-button.tsx';
import { nearestHeading } from '../../../ui/focus/nearest-heading.ts';
import { Form } from '../../../ui/form/form.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import formStyles from '../edit-form.module.css';
import { ChangePreview } from './change-preview.tsx';
import { FormFoot } from './form-foot.tsx';
import type { SwitchFormProps } from './form-props.ts';
import styles from './switch-dialog.module.css';
import { switchDialogWords } from './switch-dialog-words.ts';
import { useSwitchWrite } from './use-switch-write.ts';
import { WriteProblemNote } from './write-problem.tsx';

const words = switchDialogWords.members;

/** Changes the members of a switch and their order. */
export function MembersForm({
  frontSwitch,
  history,
  draft,
  onDraft,
  onStored,
  onCancel,
}: SwitchFormProps<readonly string[]>) {
  const { editMembers } = useSwitchChanges();
  const { state, items, retry } = useOwnMembers();
  const [base, setBase] = useState(frontSwitch);
  const [error, setError] = useState<string | null>(null);
  const { isSaving, problem, run, dismiss } = useSwitchWrite(onStored);
  const members = useMemo(() => joined(items ?? [], base.members ?? []), [items, base]);
  const keysOf = (one: FrontSwitch) => keysIn(one, members);
  const value = draft ?? keysOf(base);

  const change = (next: readonly string[]) => {
    onDraft(next, base);
    setError(null);
    dismiss();
  };
  const submit = (from: FrontSwitch) => {
    if (keysOf(from).join(' ') === value.join(' ')) setError(words.same);
    else run(() => editMembers(from, value));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(base);
  };

  return (
    <Form className={stack(4)} onSubmit={handleSubmit}>
      {state === 'loading' ? (
        <p role="status">{words.loading}</p>
      ) : (
        <MemberPicker
          isOrdered
          label={words.label}
          members={members}
          value={value}
          errors={error === null ? undefined : [error]}
          onChange={change}
        />
      )}
      {state === 'failed' && (
        <LeavingButton handFocusTo={nearestHeading} onClick={retry}>
          {switchDialogWords.retry}
        </LeavingButton>
      )}
      <div role="status" className={styles.effects}>
        {value.length === 0 && <p className={formStyles.warning}>{words.switchOut}</p>}
      </div>
      {keysOf(base).join(' ') !== value.join(' ') && (
        <ChangePreview
          edit={{ kind: 'change-members', id: base.id ?? '', memberIds: idsOf(value, members) }}
          history={history}
        />
      )}
      <WriteProblemNote
        problem={problem}
        base={base}
        overwriteLabel={switchDialogWords.changed.mine}
        onRetry={() => submit(base)}
        onOverwrite={(latest) => {
          setBase(latest);
          onDraft(value, latest);
          submit(latest);
        }}
        onKeepTheirs={(latest) => {
          setBase(latest);
          onDraft(null, latest);
          dismiss();
        }}
      />
      <FormFoot isSaving={isSaving} onCancel={onCancel} />
    </Form>
  );
}

/** The own members, and members of the switch that are not among them. */
function joined(list: readonly Member[], inSwitch: readonly Member[]): readonly Member[] {
  const known = new Set<string>(list.map(({ id }) => id));
  const others = inSwitch.filter(({ id }) => !known.has(id));
  return others.length === 0 ? list : [...list, ...others];
}

/** Short ids, as the history names members. */
function idsOf(keys: readonly string[], members: readonly Member[]): readonly string[] {
  return keys.map((key) => members.find((member) => recordKey(member) === key)?.id ?? key);
}

/** The members of a switch, as the picker identifies them. */
function keysIn({ memberIds }: FrontSwitch, members: readonly Member[]): readonly string[] {
  const keys = new Map<string, string>(members.map((member) => [member.id, recordKey(member)]));
  return memberIds.map((id) => keys.get(id) ?? id);
}
