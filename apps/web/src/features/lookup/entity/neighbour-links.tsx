import { useNavigate, useParams } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useBrowsedPlace } from '../../../lists/query/browsed-list.ts';
import { useIsBeside } from '../../../ui/beside/beside-context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { row } from '../../../ui/layout/layout.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { arrowStep } from './arrow-step.ts';
import styles from './neighbour-links.module.css';
import { readViewSearch } from './view-search.ts';
import { entityWords } from './words.ts';

const words = entityWords.neighbours;

interface NeighbourLinksProps {
  kind: 'member' | 'group';
  /** The short id, which lists use. */
  id: string;
  /** Spoken after a step. */
  name: string | null;
}

/** The links to the previous and the next, in the order of the list that the person came from; nothing without one, or if the list is beside. */
export function NeighbourLinks({ kind, id, name }: NeighbourLinksProps) {
  const isBeside = useIsBeside();
  const browsed = useBrowsedPlace(kind, id);
  const place = isBeside ? null : browsed;
  // Beside the list of a system, `id` in the address is the id of the system.
  const isInSystem = useParams({ strict: false, select: (params) => params[kind] !== undefined });
  const navigate = useNavigate();
  const previous = place?.previous ?? null;
  const next = place?.next ?? null;

  // Each step replaces the last, so that Back leads to the list.
  const go = (to: string | null) => {
    if (to === null || place === null) return;
    void navigate({
      to: '.',
      params: (former) => ({ ...former, [isInSystem ? kind : 'id']: to }),
      // The search among the members of a group is not applied to the next group.
      search: (former) => (isInSystem ? former : readViewSearch({ ...former })),
      state: { browsed: place.list },
      replace: true,
    });
  };

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step !== null) go(step === 'previous' ? previous : next);
  });
  const hasNeighbours = previous !== null || next !== null;
  useEffect(() => {
    if (!hasNeighbours) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [hasNeighbours]);

  if (place === null) return null;
  return (
    <nav aria-label={words.label} className={row(1)}>
      <Button
        size="small"
        variant="quiet"
        aria-disabled={previous === null}
        aria-label={words.previousOf[kind]}
        aria-keyshortcuts="ArrowLeft"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => go(previous)}
      >
        {words.previous}
      </Button>
      <p role="status" className={styles.place}>
        <VisuallyHidden>{name} </VisuallyHidden>
        {words.place(place.position + 1, place.count)}
      </p>
      <Button
        size="small"
        variant="quiet"
        aria-disabled={next === null}
        aria-label={words.nextOf[kind]}
        aria-keyshortcuts="ArrowRight"
        onClick={() => go(next)}
      >
        {words.next}
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
