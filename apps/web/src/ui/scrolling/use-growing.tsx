import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { formatCount } from '../numbers/format-count.ts';
import { uiWords } from '../words.ts';

/** How many are rendered at first, and added with each press. */
const STEP = 200;

/** The first entries of a long list, and a button that shows more of them; nothing once all are shown. */
export function useGrowing<T>(list: readonly T[]): {
  readonly shown: readonly T[];
  readonly more: ReactNode;
} {
  const [count, setCount] = useState(STEP);
  const left = list.length - count;
  const more = left > 0 && (
    <Button onClick={() => setCount(count + STEP)}>
      {uiWords.more(formatCount(Math.min(STEP, left)), formatCount(left))}
    </Button>
  );
  return { shown: list.slice(0, count), more };
}
