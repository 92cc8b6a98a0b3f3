/** Returns a function that carries out actions one after the other. The first one starts at once. */
export function createTurns(): <T>(action: () => Promise<T>) => Promise<T> {
  /** Resolves with the last action; null when none is running. */
  let last: Promise<unknown> | null = null;
  return (action) => {
    const result = last === null ? action() : last.then(action);
    const end = result.then(ignore, ignore).then(() => {
      if (last === end) last = null;
    });
    last = end;
    return result;
  };
}

function ignore(): void {}
