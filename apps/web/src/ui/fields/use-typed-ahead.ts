import { useState, useTransition } from 'react';
import { flushSync } from 'react-dom';

/** The text of a field that shows each key at once, while its owner follows when there is time. */
export interface TypedAhead {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Passes the typed text to the owner before this returns, for a key that acts on it. */
  readonly settle: () => void;
}

/**
 * @param text the owner's text. Once the owner has followed, the field shows it: it may come from elsewhere (Back, a link, a button).
 * @param onText passes the text to the owner, in a transition
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
