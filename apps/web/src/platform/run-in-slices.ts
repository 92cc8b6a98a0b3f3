/** Half a frame: the next one shows what the person does in the meantime. */
const SLICE_MS = 8;

/** The clock and the scheduler of slices. */
interface Pace {
  readonly now: () => number;
  /** Calls back once the page has done its other work. */
  readonly later: (goOn: () => void) => void;
}

const OF_THE_PAGE: Pace = {
  now: () => performance.now(),
  later: (goOn) => setTimeout(goOn),
};

/** Runs work step by step, with each slice not much longer than its limit. Returns a function that cancels it. */
export function runInSlices<T>(
  steps: Iterator<void, T, void>,
  onDone: (value: T) => void,
  { now, later }: Pace = OF_THE_PAGE,
): () => void {
  let isGivenUp = false;
  const slice = () => {
    if (isGivenUp) return;
    const untilMs = now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) return onDone(step.value);
    } while (now() < untilMs);
    later(slice);
  };
  slice();
  return () => {
    isGivenUp = true;
  };
}
