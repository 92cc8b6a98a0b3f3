import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether `npm run test:long` runs: files as large as they get, many seeds and random values. */
    readonly isLong: boolean;
  }
}
