import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { aboutForm } from '../../sync/edit/drafts-key.ts';
import { isSame } from '../../sync/edit/is-same.ts';
import { useDraftPlace } from '../../sync/edit/use-draft-place.ts';

interface LocalDraftOptions<V> {
  /** The key of the form. Unsaved text is stored under it. */
  readonly formKey: string;
  /** What is stored under this one is moved to `formKey`, unless there is something already. */
  readonly formerKey?: string | undefined;
  readonly schema: v.GenericSchema<unknown, V>;
  /** What is stored now, as the fields show it. */
  readonly current: V;
  /** What else is stored with a draft, to find again what it is about. */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * What is typed about something that is only on this device, and not saved: it survives closing the page, and goes with the account.
 * `begun` is null while nothing is edited.
 */
export function useLocalDraft<V extends Readonly<Record<string, unknown>>>({
  formKey,
  formerKey = formKey,
  schema,
  current,
  about,
}: LocalDraftOptions<V>) {
  const place = useDraftPlace(aboutForm(formKey));
  const former = useDraftPlace(aboutForm(formerKey));
  useEffect(() => {
    if (formerKey !== formKey) place.takeFrom(aboutForm(formerKey));
  }, [formKey, formerKey, place]);
  const [begun, setBegun] = useState(() => {
    const stored = place.load() ?? former.load();
    const values = v.safeParse(schema, stored?.values);
    const from = v.safeParse(schema, stored?.base);
    if (!values.success || !from.success) return null;
    return { values: values.output, from: from.output, isRestored: true };
  });
  const keep = ({ values, from }: { readonly values: V; readonly from: V }) =>
    place.save({ base: { ...from, ...about }, values });
  return {
    begun,
    /** Whether the fields differ from what is stored. */
    isTyped: begun !== null && !isSame(begun.values, current),
    /** Whether what is stored is not what was begun with: another tab has changed it. */
    isChangedElsewhere: begun !== null && !isSame(begun.from, current),
    begin: () => setBegun({ values: current, from: current, isRestored: false }),
    type(values: V) {
      if (begun === null) return;
      const next = { ...begun, values };
      setBegun(next);
      if (isSame(values, current)) place.remove();
      else keep(next);
    },
    /** Puts back what is in the fields now, after `end`. */
    restore() {
      if (begun === null) return;
      setBegun(begun);
      keep(begun);
    },
    end() {
      setBegun(null);
      place.remove();
    },
  };
}
