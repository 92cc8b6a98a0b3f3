import type { Group, Member } from '@frontboard/model';
import { useMemo, useState } from 'react';
import { MemberPicker } from '../../../lists/member-picker.tsx';
import { recordKey } from '../../../lists/record-key.ts';
import { useNotify } from '../../../state/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRuns } from '../runs/use-runs.ts';
import styles from './bulk.module.css';
import { type BulkFormValues, changeOfForm, EMPTY_BULK_FORM } from './bulk-form.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { ChangeFields } from './change-fields.tsx';
import { planBulk } from './plan-bulk.ts';
import { bulkWords as words } from './words.ts';

interface BulkFormViewProps {
  members: readonly Member[];
  groups: readonly Group[];
}

/** Chooses members and a change, shows what it does to each, and starts it. */
export function BulkFormView({ members, groups }: BulkFormViewProps) {
  const { actions } = useRuns();
  const { notify } = useNotify();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [form, setForm] = useState(EMPTY_BULK_FORM);
  const [typed, setTyped] = useState('');
  const plan = useMemo(() => {
    const isChosen = new Set(chosen);
    const picked = members.filter((member) => isChosen.has(recordKey(member)));
    return planBulk(picked, changeOfForm(form), { members, groups });
  }, [chosen, form, members, groups]);
  const count = (states: readonly string[]) => plan.rows.filter(({ state }) => states.includes(state)).length;
  const changed = count(['changes', 'moves', 'deleted']);
  const isDelete = form.kind === 'delete';
  const change = (part: Partial<BulkFormValues>) => setForm((former) => ({ ...former, ...part }));
  const start = async () => {
    try {
      await actions.start({ about: 'bulk', operations: plan.operations });
    } catch {
      notify({ kind: 'negative', ...words.notStarted });
      return;
    }
    setChosen([]);
    setTyped('');
    notify({ kind: 'positive', title: words.started });
  };
  const invert = () => {
    const isChosen = new Set(chosen);
    setChosen(members.map(recordKey).filter((key) => !isChosen.has(key)));
  };
  return (
    <div className={styles.form}>
      <MemberPicker label={words.who} members={members} value={chosen} onChange={setChosen} />
      <div className={styles.actions}>
        <Button onClick={() => setChosen(members.map(recordKey))}>{words.all}</Button>
        <Button onClick={invert}>{words.invert}</Button>
        <Button onClick={() => setChosen([])} disabled={chosen.length === 0}>
          {words.none}
        </Button>
      </div>
      <ChangeFields form={form} groups={groups} onChange={change} />
      <h2>{words.preview}</h2>
      {plan.rows.length === 0 ? (
        <p>{words.chooseFirst}</p>
      ) : (
        <>
          <p role="status">{words.summary(changed, count(['same']), count(['refused', 'tag-taken']))}</p>
          <BulkPreview rows={plan.rows} groups={groups} />
        </>
      )}
      {isDelete && changed > 0 && (
        <TextField
          label={words.typeNumber(changed)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      )}
      {changed > 0 && (
        <div className={styles.actions}>
          <Button
            variant={isDelete ? 'danger' : 'primary'}
            disabled={isDelete && typed.trim() !== String(changed)}
            onClick={() => void start()}
          >
            {isDelete ? words.deleteStart(changed) : words.start(changed)}
          </Button>
        </div>
      )}
    </div>
  );
}
