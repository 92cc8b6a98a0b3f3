import { useEffect, useState } from 'react';

/** The heading of what is read is above this part of the window. */
const READ_ABOVE = 0.3;

/** The id of the heading of the section that is in view; null while none of them is there. `ids`: in their order, separated by spaces. */
export function useSectionInView(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const update = () => setCurrent(sectionInView(ids.split(' ')));
    update();
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['scroll', 'resize', 'focusin'])
      window.addEventListener(event, update, { passive: true, signal });
    return () => listening.abort();
  }, [ids]);
  return current;
}

function sectionInView(ids: readonly string[]): string | null {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  // One near the end of the page can't get to the top of the window.
  const chosen = headings.find((heading) => heading === document.activeElement && isVisible(heading));
  if (chosen !== undefined) return chosen.id;
  const { scrollHeight } = document.documentElement;
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1) return headings.at(-1)?.id ?? null;
  const isRead = (heading: Element) => heading.getBoundingClientRect().top <= innerHeight * READ_ABOVE;
  return (headings.findLast(isRead) ?? headings[0])?.id ?? null;
}

function isVisible(heading: Element): boolean {
  const { top, bottom } = heading.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
