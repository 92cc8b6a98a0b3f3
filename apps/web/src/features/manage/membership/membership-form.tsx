import { useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { EditState } from '../../../sync/edit/types.ts';
import { chosenOf, type MembershipValues } from '../../../sync/membership/membership-edit.ts';
import { useRestoreCopies } from '../../../sync/restore/use-restore-copies.ts';
import type { OwnKind } from '../../../sync/writes/own-records.ts';
import { listNames } from '../../../text/list-names.ts';
import { EditForm } from '../edit/edit-form.tsx';
import { recordName } from '../record-name.ts';
import styles from './membership.module.css';
import { membershipWords as words } from './words.ts';

/** More than these are counted. */
const MOST_NAMED = 8;

interface MembershipFormProps {
  edit: EditState<MembershipValues>;
  /** What is chosen. */
  kind: OwnKind;
  /** The name of the form. */
  title: string;
  /** The name of each possible member, by uuid; keep the map. */
  names: ReadonlyMap<string, string>;
  /** Shown while nothing is changed. */
  hint: string;
  /** The control that chooses. */
  picker: (value: readonly string[], onChange: (value: readonly string[]) => void) => React.ReactNode;
}

/** Chooses the members, and shows the difference before it is saved. */
export function MembershipForm({ edit, kind, title, names, hint, picker }: MembershipFormProps) {
  const value = useMemo(() => chosenOf(edit.values), [edit.values]);
  const nameDeleted = useDeletedNames(kind);
  const labels = useMemo(() => Object.fromEntries(names), [names]);
  const handleChange = (next: readonly string[]) => {
    const isIn = new Set(next);
    for (const ref of new Set([...value, ...next])) edit.set(ref, isIn.has(ref));
  };
  return (
    <EditForm
      edit={edit}
      title={title}
      labels={labels}
      formerLabel={nameDeleted}
      show={(_ref, isIn) => (isIn === true ? words.isIn : words.isOut)}
    >
      {picker(value, handleChange)}
      <Difference edit={edit} names={names} hint={hint} />
    </EditForm>
  );
}

/** A function that names a deleted member or group, as its restore copy does. */
function useDeletedNames(kind: OwnKind): (uuid: string) => string {
  const { copies } = useRestoreCopies(kind);
  const naming = useNaming();
  return (uuid) => {
    const copy = copies.find(({ record }) => record.uuid === uuid);
    return copy === undefined ? words.deleted[kind] : words.deletedOf(recordName(copy, naming));
  };
}

function Difference({ edit, names, hint }: Pick<MembershipFormProps, 'edit' | 'names' | 'hint'>) {
  const added = edit.changed.filter((ref) => edit.values[ref] === true);
  const removed = edit.changed.filter((ref) => edit.values[ref] !== true);
  const spelled = (refs: readonly string[]) =>
    listNames(
      refs.map((ref) => names.get(ref) ?? null),
      MOST_NAMED,
    );
  return (
    <div role="status" className={styles.difference}>
      {edit.changed.length === 0 ? (
        <p>{hint}</p>
      ) : (
        <>
          <strong>{words.difference(added.length, removed.length)}</strong>
          {added.length > 0 && <p>{words.added(spelled(added))}</p>}
          {removed.length > 0 && <p>{words.removed(spelled(removed))}</p>}
        </>
      )}
    </div>
  );
}
