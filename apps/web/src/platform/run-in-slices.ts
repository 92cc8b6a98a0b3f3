/** Half a frame: what the person does meanwhile shows in the next one. */
const SLICE_MS = 8;

/** What slices are measured by and handed to. */
interface Pace {
  readonly now: () => number;
  /** Calls back once the page has done what else there is to do. */
  readonly later: (goOn: () => void) => void;
}

const OF_THE_PAGE: Pace = {
  now: () => performance.now(),
  later: (goOn) => setTimeout(goOn),
};

/** Goes through work step by step, never for much longer than a slice at once. Returns how to give it up. */
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
