import type { Period } from '@frontboard/insight';
import { useMemo } from 'react';
import { ExportPicture } from '../picture/export-picture.tsx';
import { createTextMeasure } from '../picture/paint-picture.ts';
import { insightWords } from '../words.ts';
import { hasSessionIn, type TimelineLane } from './lanes.ts';
import { NAME_SIZE, timelinePicture } from './timeline-picture.ts';

const words = insightWords.timeline;
/** More would not fit into the canvas of a browser. */
const MOST_LANES_IN_PICTURE = 500;

interface ExportTimelineProps {
  lanes: readonly TimelineLane[];
  /** Whose lanes they are. */
  kind: 'members' | 'groups';
  view: Period;
  nowMs: number;
  subtitle: string;
}

/** Saves the lanes with something in view. */
export function ExportTimeline({ lanes, kind, view, nowMs, subtitle }: ExportTimelineProps) {
  const inView = useMemo(() => lanes.filter((lane) => hasSessionIn(lane, view)), [lanes, view]);
  const drawn = useMemo(() => inView.slice(0, MOST_LANES_IN_PICTURE), [inView]);
  const people = useMemo(() => drawn.map(({ person }) => person), [drawn]);
  return (
    <ExportPicture
      fileName={words.fileName}
      people={people}
      note={<p>{insightWords.picture.lanes(drawn.length, inView.length)}</p>}
      makePicture={(write, naming) =>
        timelinePicture({
          title: words.title,
          subtitle,
          lanes: drawn,
          ...{ kind, view, nowMs, naming, write },
          widthOf: createTextMeasure(NAME_SIZE),
        })
      }
    />
  );
}
