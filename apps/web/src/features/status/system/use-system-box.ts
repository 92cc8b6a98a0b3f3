import { type RefCallback, useMemo } from 'react';
import { useSystemView } from '../../../sync/refresher/status.ts';
import { useNear } from '../../../ui/scrolling/use-near.ts';
import type { LayoutProps } from '../layouts.ts';

/** About two windows of a wide screen. The pictures of these systems need not wait until it is known what is near. */
const FIRST_SYSTEMS = 24;

export interface SystemBoxProps {
  id: string;
  /** It is one of the `FIRST_SYSTEMS`. Not its index: a changed order would render them all. */
  isFirst: boolean;
  isHidden: boolean;
  viewRef: RefCallback<Element>;
}

/** The props of the boxes of a layout, in order; the id is the key. */
export function systemBoxes({ ids, matching, visible }: LayoutProps): readonly SystemBoxProps[] {
  return ids.map((id, index) => ({
    id,
    isFirst: index < FIRST_SYSTEMS,
    isHidden: matching !== null && !matching.has(id),
    viewRef: visible(id),
  }));
}

/** What the box of a followed system has in every layout: its view, the props of its element, and when its pictures load. */
export function useSystemBox({ id, isFirst, isHidden, viewRef }: SystemBoxProps) {
  // Rendered at once: a deferred answer would be deferred again by each one that follows, on a slow device until the last.
  const view = useSystemView(id);
  const [isNear, nearRef] = useNear(isFirst);
  const ref = useMemo(() => (nearRef === null ? viewRef : both(viewRef, nearRef)), [viewRef, nearRef]);
  const isLoading = view.note?.kind === 'loading';
  return {
    view,
    // The first systems load their pictures after the first frame, which shows the names.
    pictures: isFirst ? 'near' : isNear ? 'now' : 'later',
    box: { ref, hidden: isHidden, 'data-system': id, 'aria-busy': isLoading },
  } as const;
}

/** One ref callback for two. */
function both(...refs: readonly RefCallback<Element>[]): RefCallback<Element> {
  return (element) => {
    const ends = refs.map((ref) => ref(element));
    return () => {
      for (const end of ends) if (typeof end === 'function') end();
    };
  };
}
