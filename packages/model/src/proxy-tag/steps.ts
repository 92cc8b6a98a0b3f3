/** Work that can be left off after each step and taken up again; what comes of it is returned at the end. */
export type Steps<T> = Generator<void, T, void>;

/** Goes through all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
