import type { FrontSwitch } from '@frontboard/model';
import { type FormEvent, useState } from 'react';
import { isFuture } from '../../../cache/switches/is-future.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { useSwitchChanges } from '../../../sync/switches/use-switch-changes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import formStyles from '../edit-form.module.css';
import { LocalTimeField } from '../local-time-field.tsx';
import { fromLocalText, toLocalText } from '../local-time-text.ts';
import { exactTime, switchMs, useSwitchNames } from '../switch-names.ts';
import { ChangePreview } from './change-preview.tsx';
import { FormFoot } from './form-foot.tsx';
import type { SwitchFormProps } from './form-props.ts';
import { type Retiming, retime } from './retiming.ts';
import styles from './switch-dialog.module.css';
import { switchDialogWords } from './switch-dialog-words.ts';
import { useSwitchWrite } from './use-switch-write.ts';
import { WriteProblemNote } from './write-problem.tsx';

const words = switchDialogWords.time;
const NOW_EVERY_MS = 10_000;

/** Moves a switch to another time; shows first what that would change. */
export function TimeForm({
  frontSwitch,
  history,
  draft,
  onDraft,
  onStored,
  onCancel,
}: SwitchFormProps<string>) {
  const { move } = useSwitchChanges();
  const [base, setBase] = useState(frontSwitch);
  const [error, setError] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const nowMs = useServiceNow(NOW_EVERY_MS);
  const { isSaving, problem, run, dismiss } = useSwitchWrite(onStored);
  const text = draft ?? toLocalText(switchMs(base));
  const timestamp = fromLocalText(text);
  const isChanged = text !== toLocalText(switchMs(base));
  const atMs = timestamp === null ? null : Date.parse(timestamp);
  const isAhead = atMs !== null && isChanged && isFuture(atMs, nowMs);
  const isFutureConfirmed = timestamp !== null && confirmed === timestamp;
  const effect = timestamp === null || !isChanged ? null : retime(history.switches, base, timestamp);

  const change = (next: string) => {
    onDraft(next, base);
    setError(null);
    dismiss();
  };
  const submit = (from: FrontSwitch) => {
    if (timestamp === null) setError(words.invalid);
    else if (text === toLocalText(switchMs(from))) setError(words.same);
    else if (effect?.taken) setError(words.taken);
    else if (!isAhead || isFutureConfirmed) run(() => move(from, timestamp, { isFutureConfirmed }));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(base);
  };

  return (
    <Form className={stack(4)} noValidate onSubmit={handleSubmit}>
      <LocalTimeField
        label={words.label}
        description={words.hint}
        value={text}
        onChange={change}
        errorMessage={error ?? undefined}
      />
      <div role="status" className={styles.effects}>
        {atMs !== null && isChanged && <p className={soft}>{formatExact(atMs)}</p>}
        {effect !== null && <Effects effect={effect} />}
        {isAhead && <p className={formStyles.warning}>{words.future}</p>}
      </div>
      {timestamp !== null && isChanged && (
        <ChangePreview edit={{ kind: 'move', id: base.id ?? '', to: timestamp }} history={history} />
      )}
      {isAhead && !isFutureConfirmed && (
        <Button className={formStyles.confirm} onClick={() => setConfirmed(timestamp)}>
          {words.futureConfirm}
        </Button>
      )}
      <WriteProblemNote
        problem={problem}
        base={base}
        overwriteLabel={switchDialogWords.changed.mine}
        onRetry={() => submit(base)}
        onOverwrite={(latest) => {
          setBase(latest);
          submit(latest);
        }}
        onKeepTheirs={(latest) => {
          setBase(latest);
          onDraft(null, latest);
          dismiss();
        }}
      />
      <FormFoot isSaving={isSaving} isBlocked={isAhead && !isFutureConfirmed} onCancel={onCancel} />
    </Form>
  );
}

function Effects({ effect: { passes, becomesLatest, noLongerLatest } }: { effect: Retiming }) {
  const { phrase } = useSwitchNames();
  const [nearest] = passes;
  return (
    <>
      {nearest !== undefined && (
        <p className={formStyles.warning}>
          {passes.length === 1
            ? words.passes(nearest.memberIds.length === 0 ? null : phrase(nearest), exactTime(nearest))
            : words.passesSeveral(passes.length)}
        </p>
      )}
      {becomesLatest && <p className={formStyles.warning}>{words.becomesFront}</p>}
      {noLongerLatest && <p className={formStyles.warning}>{words.noLongerFront}</p>}
    </>
  );
}
