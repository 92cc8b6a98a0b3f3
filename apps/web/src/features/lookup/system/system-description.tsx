import { useId, useLayoutEffect, useRef, useState } from 'react';
import head from '../../../lists/record/record-head.module.css';
import { useSettings } from '../../../state/hooks.ts';
import { cx } from '../../../ui/class-names.ts';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx';
import styles from './system-head.module.css';
import { lookedUpSystemWords } from './words.ts';

interface SystemDescriptionProps {
  text: string;
  /** Whose it is. */
  of: string;
  /** Who can see it. */
  note: string | undefined;
}

const SHOWN_LINES = 3;
/** About the width of a letter, in px, and the number of letters in a line of the widest screen. */
const LETTER_PX = 10;
const MOST_LETTERS = 68;

/** Whether the text probably takes more lines than are shown, estimated before it renders. */
function looksLong(text: string): boolean {
  const letters = Math.min(MOST_LETTERS, window.innerWidth / LETTER_PX);
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / letters)));
  return lines.reduce((sum, count) => sum + count, 0) > SHOWN_LINES;
}

/** The start of the description, and the rest on demand: the tabs below should be visible. */
export function SystemDescription({ text, of, note }: SystemDescriptionProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const images = useSettings((settings) => settings.images);
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(() => looksLong(text));

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isOpen) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 4);
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    // Formatting arrives later than the text and may make it longer.
    for (const child of element.children) resizes.observe(child);
    // A focused element must be visible.
    const open = () => setOpen(true);
    element.addEventListener('focusin', open);
    return () => {
      resizes.disconnect();
      element.removeEventListener('focusin', open);
    };
  }, [isOpen]);

  return (
    <section aria-label={lookedUpSystemWords.description} className={styles.description}>
      <div
        ref={box}
        id={id}
        className={cx(styles.text, !isOpen && styles.clipped)}
        data-long={(isLong && !isOpen) || undefined}
      >
        <LazyMarkdown key={text} text={text} options={{ images, headingLevel: 2 }} />
      </div>
      {note !== undefined && <span className={head.note}>{note}</span>}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? lookedUpSystemWords.lessOf(of) : lookedUpSystemWords.moreOf(of)}
          className={styles.more}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? lookedUpSystemWords.less : lookedUpSystemWords.more}
        </button>
      )}
    </section>
  );
}
