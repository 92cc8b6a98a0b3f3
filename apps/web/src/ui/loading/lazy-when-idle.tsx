import type { ComponentType } from 'react';
import { systemClock } from '../../platform/clock.ts';
import { untilIdle } from '../../platform/until-idle.ts';
import { Boundary } from './boundary.tsx';
import { lazyPart } from './lazy-part.ts';

/** The most that a busy page delays such a part, in ms. */
const WITHIN_MS = 1_000;

/** A part of a screen that is loaded once the page has painted the rest: for what is seldom there. Until then it shows nothing. */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyPart(async () => {
    await untilIdle(systemClock, WITHIN_MS);
    return load();
  });
  return function PartWhenIdle(props: Props) {
    return (
      <Boundary>
        <Part {...props} />
      </Boundary>
    );
  };
}
