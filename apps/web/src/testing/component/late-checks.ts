import { expect } from 'vitest';

type Check = 'element' | 'poll';
type Checks = Record<Check, (...asked: unknown[]) => unknown>;

/** The set-up runs for each file, and files share a page. */
let isLate = false;

// Before a test puts another clock in its place.
const { setTimeout } = globalThis;

/** Has every check that waits begin `ms` late: one that is right only by meeting a screen before its last answer then fails, on any machine. */
export function checkLate(ms: number): void {
  if (isLate) return;
  isLate = true;
  const checks = expect as unknown as Checks;
  for (const kind of ['element', 'poll'] as const) {
    const check = checks[kind];
    checks[kind] = (...asked) => later(() => check(...asked), [], ms);
  }
}

/** Stands for the matchers of what `begin` returns, reached by these names. */
function later(begin: () => unknown, names: readonly PropertyKey[], ms: number): unknown {
  return new Proxy(() => {}, {
    get: (_, name) => later(begin, [...names, name], ms),
    async apply(_, __, values) {
      await new Promise((resolve) => {
        setTimeout(resolve, ms);
      });
      let matchers = begin() as Record<PropertyKey, unknown>;
      for (const name of names.slice(0, -1)) matchers = matchers[name] as typeof matchers;
      await (matchers[names.at(-1) ?? ''] as (...values: unknown[]) => unknown).call(matchers, ...values);
    },
  });
}
