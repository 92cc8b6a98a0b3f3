import { useState } from 'react';

/** The former value as long as the new one says the same, so that nothing is done again for it. For small plain values. */
export function useSame<T>(value: T): T {
  const [former, setFormer] = useState(value);
  if (former === value) return former;
  if (JSON.stringify(former) === JSON.stringify(value)) return former;
  setFormer(value);
  return value;
}
