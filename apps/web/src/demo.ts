import { createSandbox } from '@frontboard/sandbox';
import { systemClock } from './platform/clock.ts';
import { createSafeStorage, memoryStorage, type SafeStorage } from './platform/storage.ts';

/** What sample data brings with it. */
interface Demo {
  readonly storage: SafeStorage;
  readonly fetch: typeof globalThis.fetch;
  readonly followed: readonly string[];
}

/** Opens a world of invented systems inside this page. Nothing leaves it and nothing is kept. */
export function openDemo(): Demo {
  const sandbox = createSandbox({ world: 'demo', clock: systemClock });
  return {
    storage: createSafeStorage({ open: () => memoryStorage() }),
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    followed: [...sandbox.state.systems.values()].map((system) => system.hid),
  };
}
