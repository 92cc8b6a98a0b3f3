import { useState, useTransition } from 'react';
import { flushSync } from 'react-dom';

/** The text of a field that answers each key at once, while its owner follows when there is time. */
export interface TypedAhead {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Has the owner know what is typed before this returns, for a key that acts on it. */
  readonly settle: () => void;
}

/**
 * @param text what the owner knows. Once it has followed, this is what the field shows: it may come from elsewhere (Back, a link, a button).
 * @param onText tells the owner, in a transition
 */
export function useTypedAhead(text: string, onText: (text: string) => void): TypedAhead {
  const [typed, setTyped] = useState(text);
  const [isBehind, startTransition] = useTransition();
  if (!isBehind && typed !== text) setTyped(text);
  return {
    typed,
    type(next) {
      setTyped(next);
      startTransition(() => onText(next));
    },
    settle() {
      if (typed !== text) flushSync(() => onText(typed));
    },
  };
}
