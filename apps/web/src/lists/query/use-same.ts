import { useState } from 'react';

/** The former value while the new one is equal, so that nothing is computed again. For small plain values. */
export function useSame<T>(value: T): T {
  const [former, setFormer] = useState(value);
  if (former === value) return former;
  if (JSON.stringify(former) === JSON.stringify(value)) return former;
  setFormer(value);
  return value;
}
