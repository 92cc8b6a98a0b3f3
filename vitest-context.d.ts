import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How much later than usual each check of a component test begins, in ms; 0 in a usual run. */
    readonly lateMs: number;
    /** Whether `npm run test:long` runs: files as large as they get, many seeds and random values. */
    readonly isLong: boolean;
  }
}
