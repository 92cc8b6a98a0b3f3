import { LIMITS, type Member } from '@frontboard/model';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import type { EditState } from '../../../sync/edit/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { ConflictDialog } from '../edit/conflict-dialog.tsx';
import { EditNotes } from '../edit/edit-notes.tsx';
import { LeaveGuard } from '../edit/leave-guard.tsx';
import { showValue } from '../edit/show-value.ts';
import { useSaveFlow } from '../edit/use-save-flow.ts';
import { editWords } from '../edit/words.ts';
import styles from './edit-in-row.module.css';
import type { MemberField, MemberValues } from './member-values.ts';
import { useMemberEdit } from './use-member-edit.ts';
import { useMemberNameOf } from './use-name-of.ts';
import { memberWords } from './words.ts';

const { labels, inRow: words } = memberWords;

export interface EditInRowProps {
  member: Member;
  /** `keepsFocus`: the focus goes back to the row. */
  onClose: (keepsFocus: boolean) => void;
}

/**
 * Changes the name that a row shows and the pronouns of a member, in the row. It is the form of the member with two of its fields: it has
 * the same draft, so what is typed and not saved is in both.
 */
export function EditInRow({ member, onClose }: EditInRowProps) {
  const form = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const name = useMemberNameOf()(member);
  const title = memberWords.edit.form(name);
  const edit = useMemberEdit(member);
  const onSaved = (isStillHere: boolean) => {
    if (isStillHere) onClose(true);
  };
  const { save, follow, discard } = useSaveFlow(edit, { title, form, saveButton, onSaved });
  // The row shows the display name if there is one.
  const shown = member.displayName ? 'display_name' : 'name';
  const others = edit.changed.filter((field) => field !== shown && field !== 'pronouns');
  const labelOf = (field: string) => Object.entries(labels).find(([key]) => key === field)?.[1] ?? field;
  useDraftNotice(edit.getSnapshot, name);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const cancel = () => {
    if (edit.isDirty && others.length === 0) discard();
    onClose(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && document.hasFocus() && !edit.getSnapshot().isDirty) onClose(false);
  };
  return (
    <Form
      ref={form}
      noValidate
      aria-label={title}
      className={styles.form}
      onBlur={handleBlur}
      onKeyDown={(event) => {
        // Not of a dialog, whose keys arrive here too.
        const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key !== 'Escape' || !isOwn || edit.phase === 'saving') return;
        event.preventDefault();
        cancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (edit.isDirty) save();
        else onClose(true);
      }}
    >
      <div className={styles.fields}>
        <TextBox
          {...edit.bind(shown)}
          label={labels[shown]}
          limit={shown === 'name' ? LIMITS.name : LIMITS.displayName}
        />
        <TextBox {...edit.bind('pronouns')} label={labels.pronouns} limit={LIMITS.pronouns} />
      </div>
      {others.length > 0 && <p className={styles.note}>{words.others(others.map(labelOf))}</p>}
      <EditNotes
        edit={edit}
        labelOf={labelOf}
        show={undefined}
        onFocusField={(field) =>
          form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus()
        }
        goneAction={null}
        onRetry={save}
        handFocusTo={() => saveButton.current}
      />
      <RowActions edit={edit} saveButton={saveButton} onCancel={cancel} />
      {edit.phase === 'conflict' && (
        <ConflictDialog
          conflicts={edit.conflicts}
          labelOf={labelOf}
          show={(_field, value) => showValue(value)}
          onResolve={(choice) => void follow(edit.resolve(choice))}
          onClose={edit.postpone}
        />
      )}
      <LeaveGuard isDirty={edit.isDirty} isDraftStored={edit.isDraftStored} onDiscard={edit.discard} />
    </Form>
  );
}

interface RowActionsProps {
  edit: EditState<MemberValues>;
  saveButton: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
}

function RowActions({ edit, saveButton, onCancel }: RowActionsProps) {
  const isSaving = edit.phase === 'saving';
  return (
    <div className={cluster(2)}>
      <span role="status" className={styles.note}>
        {isSaving ? editWords.saving : edit.isDirty ? words.unsaved : words.hint}
      </span>
      <Button size="small" onClick={onCancel} isPending={isSaving}>
        {words.cancel}
      </Button>
      <Button ref={saveButton} type="submit" size="small" variant="primary" isPending={isSaving}>
        {editWords.save}
      </Button>
    </div>
  );
}

/** Says where what was typed is, when its row closes without saving it. */
function useDraftNotice(
  getSnapshot: () => { readonly changed: readonly MemberField[]; readonly isDraftStored: boolean },
  name: string,
): void {
  const { notify } = useNotify();
  const latest = useLatest({ getSnapshot, name, notify });
  const isMounted = useIsMounted();
  useEffect(
    () => () =>
      // Effects also run twice during development, when nothing closes.
      queueMicrotask(() => {
        const last = latest.current;
        const { changed, isDraftStored } = last.getSnapshot();
        if (isMounted() || changed.length === 0 || !isDraftStored) return;
        last.notify({ kind: 'info', title: words.inForm(last.name) });
      }),
    [isMounted],
  );
}
