import { type FrontSwitch, type Member, recordKey } from '@frontboard/model';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { firstBefore } from '../../cache/switches/switch-order.ts';
import { MemberPicker } from '../../lists/picker/member-picker.tsx';
import { deviceZone } from '../../platform/device-format.ts';
import { ownRef } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { DraftNote } from './draft-note.tsx';
import { type EditDraft, editOf, FIELDS, FORM_KINDS, type FormKind, firstDraft } from './edit-draft.ts';
import formStyles from './edit-form.module.css';
import { EditPreview } from './edit-preview.tsx';
import { historyEditWords as words } from './history-edit-words.ts';
import styles from './history-editor.module.css';
import { LocalTimeField } from './local-time-field.tsx';
import { exactTime, useSwitchNames } from './switch-names.ts';
import { useEditDraft } from './use-edit-draft.ts';
import { useEditSave } from './use-edit-save.ts';
import { useFrontOrder } from './use-front-order.ts';
import { type EditedHistory, usePlannedEdit } from './use-planned-edit.ts';

const NO_MEMBERS: readonly Member[] = [];

export interface HistoryEditFormProps {
  history: EditedHistory;
  /** The switch that it was opened from; null for none. */
  frontSwitch: FrontSwitch | null;
  onClose: () => void;
}

/** Edits the history around a switch; shows the effect before it is saved. */
export function HistoryEditForm({ history, frontSwitch, onClose }: HistoryEditFormProps) {
  const { items } = useOwnMembers();
  const members = items ?? NO_MEMBERS;
  const ordered = useFrontOrder(ownRef(useOwnSystem()), frontSwitch);
  const id = frontSwitch?.id ?? null;
  const { draft, isRestored, setDraft, discard, forget } = useEditDraft(id, () =>
    firstDraft(frontSwitch, nextOf(frontSwitch, history)),
  );
  const form = useRef<HTMLFormElement>(null);
  const edit = useMemo(
    () => editOf(draft, id, members, history.switches),
    [draft, id, members, history.switches],
  );
  const { plan, isLoading, unread, switches } = usePlannedEdit(edit, history, frontSwitch?.timestamp ?? null);
  const { isSaving, problem, save, dismiss } = useEditSave((isOpen) => {
    forget();
    if (isOpen) onClose();
  });
  const [confirmed, setConfirmed] = useState<EditDraft | null>(null);
  const isUnknown = useSwitchQueue().entries.some((it) => it.state !== 'sent' && it.switchId === null);
  const isFutureConfirmed = confirmed === draft;
  const needsConfirmation = plan?.ok === true && plan.isFuture && !isFutureConfirmed;
  const isCertain = plan?.ok === true && !isLoading && unread === null;
  const isBlocked = !isCertain || isUnknown || needsConfirmation;

  const change = (part: Partial<EditDraft>) => {
    setDraft({ ...draft, ...part });
    dismiss();
  };
  const choose = (kind: FormKind) => {
    const same = kind === 'split' ? keysOf(ordered ?? frontSwitch?.memberIds ?? [], members) : [];
    change({ kind, members: FIELDS[kind].members && draft.members.length > 0 ? draft.members : same });
  };
  const handleDiscard = () => {
    discard();
    dismiss();
    form.current?.querySelector<HTMLElement>('select, input')?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked && edit !== null && plan?.ok === true)
      save({ kind: edit.kind, steps: plan.steps, switches, isFutureConfirmed });
  };

  return (
    <Form ref={form} className={stack(4)} noValidate onSubmit={handleSubmit}>
      {frontSwitch !== null && <Opened frontSwitch={frontSwitch} />}
      {isRestored && <DraftNote onDiscard={handleDiscard} />}
      {frontSwitch !== null && (
        <SelectField
          label={words.what}
          description={words.hints[draft.kind]}
          options={FORM_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={draft.kind}
          onChange={choose}
        />
      )}
      <TimeFields draft={draft} onChange={change} />
      {FIELDS[draft.kind].members && (
        <MembersField members={items} value={draft.members} onChange={(next) => change({ members: next })} />
      )}
      <EditPreview plan={plan} isLoading={isLoading} unread={unread} />
      <Alerts problem={problem} isWaiting={isUnknown && !isSaving} />
      {needsConfirmation && (
        <Button className={formStyles.confirm} onClick={() => setConfirmed(draft)}>
          {words.futureConfirm}
        </Button>
      )}
      <div className={formStyles.foot}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isPending={isSaving} aria-disabled={isBlocked || undefined}>
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </Form>
  );
}

interface AlertsProps {
  /** Why saving failed. */
  problem: ReturnType<typeof useEditSave>['problem'];
  /** An earlier change is still to be confirmed. */
  isWaiting: boolean;
}

function Alerts({ problem, isWaiting }: AlertsProps) {
  return (
    <div role="alert">
      {problem !== null && (
        <div className={styles.problem}>
          <p className={styles.strong}>{problem.title}</p>
          <p>{problem.detail}</p>
        </div>
      )}
      {isWaiting && <p className={formStyles.warning}>{words.waiting}</p>}
    </div>
  );
}

interface MembersFieldProps {
  /** Null while they are loaded. */
  members: readonly Member[] | null;
  value: EditDraft['members'];
  onChange: (members: EditDraft['members']) => void;
}

function MembersField({ members, value, onChange }: MembersFieldProps) {
  if (members === null) return <p role="status">{words.loadingMembers}</p>;
  return <MemberPicker isOrdered label={words.members} members={members} value={value} onChange={onChange} />;
}

function Opened({ frontSwitch }: { frontSwitch: FrontSwitch }) {
  const { phrase } = useSwitchNames();
  return (
    <p className={formStyles.what}>
      <strong>
        <Foreign>{phrase(frontSwitch, 5)}</Foreign>
      </strong>
      <span>{exactTime(frontSwitch)}</span>
    </p>
  );
}

function TimeFields({ draft, onChange }: { draft: EditDraft; onChange: (part: Partial<EditDraft>) => void }) {
  const { range, at } = FIELDS[draft.kind];
  const zone = words.zone(deviceZone());
  if (at)
    return (
      <LocalTimeField
        label={words.at}
        description={zone}
        value={draft.at}
        onChange={(text) => onChange({ at: text })}
      />
    );
  if (!range) return null;
  return (
    <div className={stack(4)}>
      <LocalTimeField
        label={words.from}
        description={zone}
        value={draft.from}
        onChange={(from) => onChange({ from })}
      />
      <LocalTimeField
        label={words.to}
        description={words.toHint}
        value={draft.to}
        onChange={(to) => onChange({ to })}
      />
    </div>
  );
}

/** The switch that comes after this one. */
function nextOf(frontSwitch: FrontSwitch | null, { switches }: EditedHistory): FrontSwitch | null {
  if (frontSwitch === null) return null;
  return switches[firstBefore(switches, frontSwitch.timestamp, true) - 1] ?? null;
}

/** The members of a switch, as the picker identifies them. */
function keysOf(memberIds: readonly string[], members: readonly Member[]): readonly string[] {
  return memberIds.map((id) => {
    const member = members.find((it) => it.id === id);
    return member === undefined ? id : recordKey(member);
  });
}
