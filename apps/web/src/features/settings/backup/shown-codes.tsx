import { Pause, Play } from 'lucide-react';
import encodeQR from 'qr';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import styles from './transfer-dialog.module.css';
import { backupWords } from './words.ts';

const words = backupWords.codes;

/** Long enough for a camera, and slower than the three flashes in a second that can harm. */
const SHOWN_MS = 700;

/** Blank modules around a code, which readers need. */
const QUIET = 4;

/** The codes of a backup, one after another until a person stops them. */
export function ShownCodes({ codes }: { codes: readonly string[] }) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const count = codes.length;
  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => setIndex((at) => (at + 1) % count), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  const step = (by: number) => {
    setPlaying(false);
    setIndex((at) => (at + by + count) % count);
  };
  return (
    <div className={stack(3)}>
      <p>{words.lead}</p>
      <Code text={codes[index] ?? ''} label={words.label(index + 1, count)} />
      <p>{words.label(index + 1, count)}</p>
      {count > 1 && (
        <div className={cluster(3)}>
          <Button onClick={() => step(-1)}>{words.previous}</Button>
          <Button
            icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? words.pause : words.play}
          </Button>
          <Button onClick={() => step(1)}>{words.next}</Button>
        </div>
      )}
    </div>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The dark modules of a code as one path, and the length of a side with the quiet zone. */
function drawCode(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: QUIET });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size: rows.length, path };
}
