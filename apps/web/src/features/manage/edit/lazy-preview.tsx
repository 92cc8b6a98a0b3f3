import type { ComponentType } from 'react';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';

/** The preview of a form. It is loaded when it is first shown, and the form works without it. */
export function lazyPreview<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyPart(load, () => <Skeleton height="12rem" />);
}
