import type { Period } from '@frontboard/insight';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PersonFace } from '../person-face.tsx';
import { insightWords } from '../words.ts';
import {
  AXIS_HEIGHT,
  drawTimeline,
  FACE_PX,
  facePlace,
  LANE_HEIGHT,
  lanesInView,
  namesWidth,
  type TimelineInk,
} from './draw-timeline.ts';
import { NOBODY, type TimelineLane } from './lanes.ts';
import styles from './timeline.module.css';
import { usePan } from './use-pan.ts';
import { endingAt, keyStep, panned, zoomed } from './view-range.ts';

export interface TimelineCanvasProps {
  /** Null until they are known. */
  lanes: readonly TimelineLane[] | null;
  /** Whose lanes they are. */
  kind: 'members' | 'groups';
  known: Period;
  nowMs: number;
  view: Period;
  onView: (view: Period) => void;
  /** Opens the last day in view. */
  onOpen: () => void;
}

const ZOOM_STEP = 1.5;

/** The lanes as a picture that can be moved and zoomed by mouse, touch and keyboard. Invisible lanes are not drawn. */
export function TimelineCanvas({ lanes, kind, known, nowMs, view, onView, onOpen }: TimelineCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const size = useSize(box);
  const theme = useTheme();
  usePan(box, { view, known, onView, left: namesWidth(size.width) });

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (canvas.current === null || !context || size.width === 0 || lanes === null) return;
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    // A new size allocates a new picture, so it is set only if it differs.
    if (canvas.current.width !== width) canvas.current.width = width;
    if (canvas.current.height !== height) canvas.current.height = height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawTimeline(context, { lanes, view, nowMs, scrollTop, ...size, ink: inkOf(canvas.current, theme) });
    // For code that waits for the picture: a canvas has no event for it.
    canvas.current.dataset.drawn = '';
  }, [lanes, view, nowMs, scrollTop, size, theme]);

  const handleKey = (event: KeyboardEvent) => {
    const middleMs = (view.fromMs + view.toMs) / 2;
    const next: Readonly<Record<string, () => Period>> = {
      ArrowLeft: () => panned(view, -keyStep(view), known),
      ArrowRight: () => panned(view, keyStep(view), known),
      '+': () => zoomed(view, 1 / ZOOM_STEP, middleMs, known),
      '=': () => zoomed(view, 1 / ZOOM_STEP, middleMs, known),
      '-': () => zoomed(view, ZOOM_STEP, middleMs, known),
      End: () => endingAt(view, nowMs),
    };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = next[event.key];
    if (change === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (change === undefined) onOpen();
    else onView(change());
  };

  return (
    <div
      ref={box}
      className={styles.box}
      role="application"
      aria-label={insightWords.timeline.picture}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with keys
      tabIndex={0}
      onKeyDown={handleKey}
      onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
    >
      <div className={styles.stage}>
        <canvas ref={canvas} className={styles.canvas} />
        {lanes !== null && <Faces {...{ lanes, kind, scrollTop }} height={size.height} />}
      </div>
      <Depth height={AXIS_HEIGHT + (lanes?.length ?? 0) * LANE_HEIGHT - size.height} />
    </div>
  );
}

interface FacesProps extends Pick<TimelineCanvasProps, 'kind'> {
  lanes: readonly TimelineLane[];
  /** The height of the picture, px. */
  height: number;
  scrollTop: number;
}

/** The faces of the lanes in view, over the picture: it can't draw what a person's choice of pictures or discreet mode withholds. */
function Faces({ lanes, kind, height, scrollTop }: FacesProps) {
  const { first, last } = lanesInView({ lanes, scrollTop, height });
  return (
    <div className={styles.faces} style={{ top: AXIS_HEIGHT }}>
      {lanes.slice(first, last).map(({ person }, place) => (
        <span key={person.id} className={styles.faceBox} style={facePlace(first + place, scrollTop)}>
          {person !== NOBODY && (
            <PersonFace person={person} size={FACE_PX} shape={kind === 'groups' ? 'squircle' : 'circle'} />
          )}
        </span>
      ))}
    </div>
  );
}

/** The scrolled content below the canvas, which stays in place. */
function Depth({ height }: { height: number }) {
  return <div aria-hidden="true" style={{ height: Math.max(0, height) }} />;
}

/** The size of the picture in CSS pixels. */
function useSize(box: { readonly current: HTMLDivElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

function readTheme(): TimelineInk['theme'] {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** The theme of the page: a canvas does not follow it automatically. */
function useTheme(): TimelineInk['theme'] {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(readTheme()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

/** The colours of the theme, as the style of the canvas has them. */
function inkOf(canvas: HTMLCanvasElement, theme: TimelineInk['theme']): TimelineInk {
  const style = getComputedStyle(canvas);
  return {
    text: style.color,
    soft: style.caretColor,
    line: style.borderTopColor,
    bar: style.outlineColor,
    ground: style.backgroundColor,
    font: `${style.fontSize} ${style.fontFamily}`,
    theme,
  };
}
