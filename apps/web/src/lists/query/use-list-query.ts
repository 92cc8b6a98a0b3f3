import { useCallback, useDeferredValue, useMemo } from 'react';
import { useDraftText } from '../filters/use-draft-text.ts';
import { useSame } from './use-same.ts';

/**
 * The query of a list, with the text as it is being typed, from a query in the address.
 *
 * @param onQueryChange keep the function
 * @returns `current` for the field, which follows at once; `shown` for the list, which follows when there is time
 */
export function useListQuery<Q extends { readonly text: string }>(
  query: Q,
  onQueryChange: (query: Q) => void,
): { readonly current: Q; readonly shown: Q; readonly setText: (text: string) => void } {
  const settle = useCallback(
    (settled: string) => onQueryChange({ ...query, text: settled }),
    [query, onQueryChange],
  );
  const [text, setText] = useDraftText(query.text, settle);
  const current = useSame(useMemo(() => ({ ...query, text }), [query, text]));
  return { current, shown: useDeferredValue(current), setText };
}
