import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { dateFormat } from '../../platform/device-format.ts';
import { type LogLevel, type LogLine, lineKey } from '../../state/log.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { cx } from '../../ui/layout/class-names.ts';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { soft } from '../../ui/text/text-look.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './log-list.module.css';
import { debugWords } from './words.ts';

const words = debugWords.log;

const ICONS: Readonly<Record<LogLevel, LucideIcon>> = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

const TIME = { dateStyle: 'short', timeStyle: 'medium' } as const;

interface LogListProps {
  /** Oldest first. */
  lines: readonly LogLine[];
  onClear: () => void;
}

/** The log, newest first, and the button that clears it. */
export function LogList({ lines, onClear }: LogListProps) {
  const [wasCleared, setCleared] = useState(false);
  return (
    <section aria-labelledby="debug-log" className={stack(3)}>
      <div className={cx(cluster(3), styles.head)}>
        <h2 id="debug-log">{words.title}</h2>
        <span role="status">{wasCleared && lines.length === 0 && words.cleared}</span>
        <Button
          size="small"
          aria-disabled={lines.length === 0}
          onClick={() => {
            onClear();
            setCleared(true);
          }}
        >
          {words.clear}
        </Button>
      </div>
      <p className={soft}>{words.lead}</p>
      {lines.length === 0 ? (
        <p className={soft}>{words.empty}</p>
      ) : (
        <ol className={styles.lines}>
          {lines.toReversed().map((line) => (
            <LogEntry key={lineKey(line)} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function LogEntry({ line: { atMs, level, message, count, sinceMs } }: { line: LogLine }) {
  const Icon = ICONS[level];
  return (
    <li className={cx(styles.line, styles[level])}>
      <Icon aria-hidden="true" size={16} className={styles.icon} />
      <VisuallyHidden>{words.levels[level]}</VisuallyHidden>
      <time dateTime={new Date(atMs).toISOString()} className={styles.time}>
        {dateFormat(TIME).format(atMs)}
        {count > 1 && ` · ${words.repeated(count, dateFormat(TIME).format(sinceMs))}`}
      </time>
      <Foreign className={styles.message}>{message}</Foreign>
    </li>
  );
}
