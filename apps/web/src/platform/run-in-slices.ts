/** Half a frame: the next one shows what the person does in the meantime. */
const SLICE_MS = 8;

/** Runs work step by step, with each slice not much longer than its limit. Returns a function that cancels it. */
export function runInSlices<T>(steps: Iterator<void, T, void>, onDone: (value: T) => void): () => void {
  let isGivenUp = false;
  const slice = () => {
    if (isGivenUp) return;
    const untilMs = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) return onDone(step.value);
    } while (performance.now() < untilMs);
    setTimeout(slice);
  };
  slice();
  return () => {
    isGivenUp = true;
  };
}
