import { type ComponentType, lazy, Suspense } from 'react';

/** What the page of a system says when something fails: the page is shown without that code. */
function lazyProblem<Props extends object>(
  pick: (problems: typeof import('./problems.tsx')) => ComponentType<Props>,
): ComponentType<Props> {
  const Problem = lazy(async () => ({ default: pick(await import('./problems.tsx')) }));
  return function LazyProblem(props: Props) {
    return (
      <Suspense>
        <Problem {...props} />
      </Suspense>
    );
  };
}

export const LookedUpFailure = lazyProblem(({ ListFailure }) => ListFailure);
export const LookedUpStaleNote = lazyProblem(({ ListStaleNote }) => ListStaleNote);
export const SystemProblem = lazyProblem(({ CardProblem }) => CardProblem);
