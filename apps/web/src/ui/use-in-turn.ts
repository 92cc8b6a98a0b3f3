import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * What each part of a screen shows: a new value reaches the first part at once and the others one after the other, a frame for each, so
 * that no task draws all of them. Undefined for a part that has shown nothing yet.
 */
export function useInTurn<Value>(value: Value, parts: number): readonly (Value | undefined)[] {
  const [shown, setShown] = useState<readonly (Value | undefined)[]>([]);
  const next = Array.from({ length: parts }, (_, part) => part).findIndex(
    (part) => part > 0 && shown[part] !== value,
  );
  useEffect(() => {
    if (next < 0) return;
    return afterFrame(() =>
      setShown((former) =>
        Array.from({ length: parts }, (_, part) => (part === next ? value : former[part])),
      ),
    );
  }, [value, next, parts]);
  return [value, ...shown.slice(1)];
}
