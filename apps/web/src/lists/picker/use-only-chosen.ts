import { recordKey } from '@frontboard/model';
import { useMemo, useState } from 'react';

/** The results of a picker, or of these only the chosen ones. */
export interface OnlyChosen<T> {
  readonly shown: readonly T[];
  /** The choice between the two; null while nothing is chosen. */
  readonly choice: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | null;
}

/** Reduces the results of a picker to the chosen ones on request. Once nothing is chosen, all are shown again. */
export function useOnlyChosen<T extends { readonly uuid: string | null; readonly id: string }>(
  found: readonly T[],
  chosen: ReadonlySet<string>,
): OnlyChosen<T> {
  const [isOn, setOn] = useState(false);
  if (isOn && chosen.size === 0) setOn(false);
  const shown = useMemo(
    () => (isOn ? found.filter((item) => chosen.has(recordKey(item))) : found),
    [found, isOn, chosen],
  );
  return { shown, choice: chosen.size === 0 ? null : { isOn, onChange: setOn } };
}
