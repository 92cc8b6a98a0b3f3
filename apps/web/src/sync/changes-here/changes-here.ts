import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useAccountStore } from '../../session/account-hooks.ts';
import { birthdayToText } from '../../text/birthday-text.ts';
import { type Revision, revisionsStores, withinBounds } from '../edit/revisions/revisions.ts';
import type { FieldValues } from '../edit/types.ts';
import type { Fields } from '../records/fields.ts';
import { openRuns } from '../runs/open-runs.ts';
import type { OperationOf } from '../runs/operation.ts';
import { formerOf, type Run, type RunAbout } from '../runs/run.ts';
import { namesIn } from '../runs/run-names.ts';
import { useServices } from '../services.ts';

/** A change that was made on this device: a save of a form, or what a run has changed in one record. */
export interface ChangeHere extends Revision {
  /** What the run was for; null for a save. */
  readonly about: RunAbout | null;
}

/**
 * What runs that have ended have changed in the record of a form, the newest first. Their journal is the only copy: what is removed from
 * it is no longer listed.
 */
export function changesOfRuns(runs: readonly Run[], form: string): readonly ChangeHere[] {
  return runs.flatMap((run) => changesOfRun(run, form)).toReversed();
}

function changesOfRun({ head, items }: Run, form: string): readonly ChangeHere[] {
  // The journal of a run in progress must stay whole: a text in it can't be forgotten yet.
  if (head.phase !== 'ended') return [];
  const names = namesIn(items);
  return items.flatMap((item, index) => {
    const { operation } = item;
    if (operation.kind !== 'change' || formOf(operation, names.get(operation.ref)) !== form) return [];
    const former = formerOf(item);
    if (former?.kind !== 'fields' || Object.keys(former.was).length === 0) return [];
    const { id, about, startedAtMs } = head;
    return {
      id: `${id}:${index}`,
      form,
      about,
      atMs: startedAtMs,
      before: formValues(former.was),
      after: formValues(former.set),
    };
  });
}

function formOf({ of, ref }: OperationOf<'change'>, uuid: string | null | undefined): string {
  return of === 'system' ? 'system' : `${of}:${uuid ?? ref}`;
}

/** Fields as the forms write them: empty texts for nothing, colours with their sign, birthdays in words. */
function formValues(fields: Fields): FieldValues {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, formValue(field, value)]));
}

function formValue(field: string, value: Fields[string]): unknown {
  if (field === 'birthday' && (value === null || typeof value === 'string')) return birthdayToText(value);
  if (field === 'color' && typeof value === 'string' && value !== '') return `#${value.replace('#', '')}`;
  return value ?? '';
}

/** What was changed on this device in the record of a form in the last 90 days, the newest first. */
export function useChangesHere(form: string): readonly ChangeHere[] {
  const services = useServices();
  const saves = useStore(useAccountStore(revisionsStores));
  const { subscribe, getSnapshot } = openRuns(services);
  const { runs } = useSyncExternalStore(subscribe, getSnapshot);
  return useMemo(() => {
    const saved = withinBounds(saves, services.clock.now()).flatMap((one) =>
      one.form === form ? { ...one, about: null } : [],
    );
    return [...saved, ...changesOfRuns(runs, form)].toSorted((one, other) => other.atMs - one.atMs);
  }, [saves, runs, services, form]);
}
