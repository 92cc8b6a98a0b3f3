import { FIELDS, type Field } from './schedule.ts';
import type { Texts } from './service.ts';

/** What a form that is opened again should hold in one field. */
interface Entry {
  readonly value: string;
  /** The forms that would take it out of the draft by saving or discarding it. */
  readonly owners: Set<number>;
  /** Another form holds it, too, or something else: both are right. */
  isMaybe: boolean;
}

/** What was typed and neither saved nor discarded, by the forms (numbered as they were opened) that did. */
export interface Ledger {
  entry(field: Field): Entry | undefined;
  /** A form opens with these values. */
  opened(form: number, values: Texts): void;
  typed(form: number, field: Field, value: string, isMaybe?: boolean): void;
  /** The form has saved or discarded the field; `isHeld` says whether another one shows the same as typed. */
  released(form: number, field: Field, isHeld: (value: string) => boolean): void;
  /** Whether a form has typed that and done nothing about it since. */
  isAlive(field: Field, value: string): boolean;
  /** Whether another text of the field is. */
  isRivalAlive(field: Field, value: string): boolean;
}

export function openLedger(): Ledger {
  const entries = new Map<Field, Entry>();
  /** By field and value, the forms that typed it. */
  const alive = new Map<Field, Map<string, Set<number>>>(FIELDS.map((field) => [field, new Map()]));
  const valuesOf = (field: Field) => alive.get(field) ?? new Map<string, Set<number>>();

  function forget(form: number, field: Field): void {
    for (const forms of valuesOf(field).values()) forms.delete(form);
  }

  return {
    entry: (field) => entries.get(field),
    opened(form, values) {
      for (const field of FIELDS) {
        const entry = entries.get(field);
        if (entry?.value === values[field]) entry.owners.add(form);
        valuesOf(field).get(values[field])?.add(form);
      }
    },
    typed(form, field, value, isMaybe = false) {
      forget(form, field);
      valuesOf(field).set(value, (valuesOf(field).get(value) ?? new Set()).add(form));
      entries.set(field, { value, owners: new Set([form]), isMaybe });
    },
    released(form, field, isHeld) {
      forget(form, field);
      const entry = entries.get(field);
      if (entry === undefined || !entry.owners.has(form)) return;
      if (isHeld(entry.value)) entry.isMaybe = true;
      else entries.delete(field);
    },
    isAlive: (field, value) => (valuesOf(field).get(value)?.size ?? 0) > 0,
    isRivalAlive: (field, value) =>
      [...valuesOf(field)].some(([other, forms]) => other !== value && forms.size > 0),
  };
}
