import type { ComponentType } from 'react';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';

/**
 * What the page of a system says when something fails: the page is shown without that code. It is needed when the network has failed, so it
 * may be missing as well: the boundary then says so, and what is known stays.
 */
function lazyProblem<Props extends object>(
  pick: (problems: typeof import('./problems.tsx')) => ComponentType<Props>,
): ComponentType<Props> {
  const Problem = lazyPart(async () => ({ default: pick(await import('./problems.tsx')) }));
  return function LazyProblem(props: Props) {
    return (
      <Boundary>
        <Problem {...props} />
      </Boundary>
    );
  };
}

export const LookedUpFailure = lazyProblem(({ ListFailure }) => ListFailure);
export const LookedUpStaleNote = lazyProblem(({ ListStaleNote }) => ListStaleNote);
export const SystemProblem = lazyProblem(({ CardProblem }) => CardProblem);
