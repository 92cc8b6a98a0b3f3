import { FIELDS } from './schedule.ts';
import type { Desk, Form } from './tab.ts';

/** Closes all forms and checks what a newly opened one contains: what was typed and not saved, and nothing else. */
export function judgeRest({ ledger, service, fault }: Desk, tabs: readonly Form[], reopen: () => Form): void {
  const shown = new Map(FIELDS.map((field) => [field, tabs.map((form) => form.typedIn(field))]));
  const alive = new Map(
    FIELDS.map((field) => [
      field,
      (value: string) => shown.get(field)?.includes(value) || ledger.isAlive(field, value),
    ]),
  );
  const { values } = reopen().snapshot();
  for (const field of FIELDS) {
    const entry = ledger.entry(field);
    const [value, there] = [values[field], service.texts()[field]];
    if (entry === undefined || entry.value === there) {
      if (value !== there && !alive.get(field)?.(value))
        fault(`${field}: ${value} is a draft, though it was saved or discarded`);
    } else if (value !== entry.value && !entry.isMaybe) {
      fault(`${field}: ${entry.value} was typed and is gone (${value})`);
    }
  }
}
