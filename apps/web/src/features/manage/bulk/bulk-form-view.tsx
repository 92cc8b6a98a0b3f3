import { type Group, type Member, recordKey } from '@frontboard/model';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { NOTHING_SELECTED } from '../../../lists/selection/selection.ts';
import { selectionPart } from '../../../lists/selection/selection-part.ts';
import { type RecordKind, useSelectionState } from '../../../lists/selection/selections.ts';
import type { ListSelection } from '../../../lists/selection/use-list-selection.ts';
import { useNotify } from '../../../state/hooks.ts';
import { durationMs, paceOf, workOf } from '../../../sync/runs/estimate.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFocusHandedOn } from '../../../ui/focus/use-focus-handed-on.ts';
import { cluster } from '../../../ui/layout/layout.ts';
import { useProxyOptions } from '../members/use-proxy-options.ts';
import { formatEstimate } from '../runs/format-estimate.ts';
import { useRuns } from '../runs/use-runs.ts';
import styles from './bulk.module.css';
import { type BulkFormValues, changeOfForm, EMPTY_BULK_FORM } from './bulk-form.ts';
import { BulkPreview } from './bulk-preview.tsx';
import type { BulkPlan, BulkRow } from './bulk-row.ts';
import { ChangeFields } from './change-fields.tsx';
import { planBulk } from './plan-bulk.ts';
import { bulkWords as words } from './words.ts';

/** Finds the chosen records, in the order of the list. */
export type ChooseRecords = (
  own: { readonly members: readonly Member[]; readonly groups: readonly Group[] },
  isChosen: (record: Member | Group) => boolean,
) => readonly (Member | Group)[];

const NO_PLAN: BulkPlan = { rows: [], operations: [] };

interface BulkFormViewProps {
  of: RecordKind;
  members: readonly Member[];
  groups: readonly Group[];
  /** Keep the function. */
  choose: ChooseRecords;
  /** The list to select from. */
  list: (selection: ListSelection) => ReactNode;
}

/** Selects records and a change, shows its effect on each, and starts it. */
export function BulkFormView({ of, members, groups, choose, list }: BulkFormViewProps) {
  const { client } = useServices();
  const { actions } = useRuns();
  const { notify } = useNotify();
  const selected = useSelectionState(of);
  const { keys } = selected.selection ?? NOTHING_SELECTED;
  const [form, setForm] = useState(EMPTY_BULK_FORM);
  const heading = useRef<HTMLHeadingElement>(null);
  const proxyOptions = useProxyOptions();
  const chosen = useMemo(
    () => choose({ members, groups }, (record) => keys.has(recordKey(record))),
    [choose, keys, members, groups],
  );
  const plan = useMemo(() => {
    const change = changeOfForm(form, of);
    return change === null ? NO_PLAN : planBulk(chosen, change, { members, groups, proxyOptions });
  }, [chosen, form, of, members, groups, proxyOptions]);
  const same = plan.rows.filter(({ state }) => state === 'same').length;
  const changed = plan.rows.filter(isChange).length;
  const change = (part: Partial<BulkFormValues>) => setForm((former) => ({ ...former, ...part }));
  const start = async () => {
    try {
      await actions.start({ about: 'bulk', operations: plan.operations });
    } catch {
      notify({ kind: 'negative', ...words.notStarted });
      return;
    }
    selected.change(() => NOTHING_SELECTED);
    notify({ kind: 'positive', title: words.started });
  };
  return (
    <div className={styles.sides}>
      <div className={styles.form}>
        <section aria-label={words.of[of].who} className={styles.form}>
          <h2>{words.of[of].who}</h2>
          {list({ state: selected, part: selectionPart, isFixed: true })}
        </section>
        <ChangeFields of={of} chosen={chosen} form={form} groups={groups} onChange={change} />
      </div>
      <div className={styles.form}>
        <h2 ref={heading} tabIndex={-1}>
          {words.preview}
        </h2>
        {plan.rows.length === 0 ? (
          <p>{chosen.length === 0 || form.kind === null ? words.of[of].selectFirst : words.valueFirst}</p>
        ) : (
          <>
            <p role="status">
              {words.summary(words.of[of].changes(changed), same, plan.rows.length - changed - same)}
            </p>
            <BulkPreview of={of} rows={plan.rows} groups={groups} />
          </>
        )}
        {changed > 0 && (
          <StartChange
            of={of}
            isDelete={form.kind === 'delete'}
            count={changed}
            takes={formatEstimate(durationMs(workOf(plan.operations), paceOf(client.queue.getSnapshot())))}
            onStart={start}
            focusAfter={() => heading.current}
          />
        )}
      </div>
    </div>
  );
}

interface StartChangeProps {
  of: RecordKind;
  isDelete: boolean;
  /** How many records change. */
  count: number;
  /** How long that takes. */
  takes: string;
  /** Resolves once the change has started, or could not be. */
  onStart: () => Promise<void>;
  /** Gets the focus when a started change has emptied the selection, and this disappears. */
  focusAfter: () => HTMLElement | null;
}

/** Starts the change; a deletion only after its number was typed. */
function StartChange({ of, isDelete, count, takes, onStart, focusAfter }: StartChangeProps) {
  const [typed, setTyped] = useState('');
  const [isStarting, setStarting] = useState(false);
  const root = useFocusHandedOn<HTMLDivElement>(focusAfter);
  const handleStart = async () => {
    setStarting(true);
    await onStart();
    setStarting(false);
  };
  return (
    <div ref={root} className={styles.form}>
      <p>{words.takes(takes)}</p>
      {isDelete && (
        <TextField label={words.typeNumber(count)} inputMode="numeric" value={typed} onChange={setTyped} />
      )}
      <div className={cluster(3)}>
        <Button
          variant={isDelete ? 'danger' : 'primary'}
          disabled={isDelete && typed.trim() !== String(count)}
          isPending={isStarting}
          onClick={() => void handleStart()}
        >
          {isDelete ? words.of[of].remove(count) : words.of[of].change(count)}
        </Button>
      </div>
    </div>
  );
}

function isChange({ state }: BulkRow): boolean {
  return state === 'changes' || state === 'moves' || state === 'deleted';
}
