/** Makes a thing when it is first asked for, and gives that one from then on. Formats of dates and numbers take tens of milliseconds to make. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
