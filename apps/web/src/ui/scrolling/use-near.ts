import { useState } from 'react';

/** One window around the visible part, so that what loads there is complete when it is scrolled into view. */
const MARGIN = '100%';

const whenNear = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function open(): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) whenNear.get(target)?.();
    },
    // The document, not the window, so that the margin applies in a frame, too.
    { root: document, rootMargin: MARGIN },
  );
}

/** Calls `onNear` once, when `element` is near the window. Returns a function that ends the observation before. */
function observe(element: Element, onNear: () => void): () => void {
  observer ??= open();
  const end = () => {
    observer?.unobserve(element);
    whenNear.delete(element);
  };
  whenNear.set(element, () => {
    end();
    onNear();
  });
  observer.observe(element);
  return end;
}

/** Whether an element has been near the window since it was mounted, and the ref to set on it: none if it is near from the start. */
export function useNear(isNearAtStart: boolean) {
  const [isNear, setNear] = useState(isNearAtStart);
  // The same for the life of the element, also when it is near.
  const [ref] = useState(() =>
    isNearAtStart ? null : (element: Element) => observe(element, () => setNear(true)),
  );
  return [isNear, ref] as const;
}
