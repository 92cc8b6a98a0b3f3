import { startTransition } from 'react';

/**
 * Calls `change` after the next frame is painted, as a change of state that can be interrupted.
 *
 * @returns a function that takes the call back
 */
export function afterFrame(change: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(change));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
