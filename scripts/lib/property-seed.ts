import fc from 'fast-check';
import { inject } from 'vitest';

// The same values in each run: a change is refused for what it does, never for a draw. `npm run test:long` draws others each time.
if (!inject('isLong')) fc.configureGlobal({ seed: 20_261_128 });
