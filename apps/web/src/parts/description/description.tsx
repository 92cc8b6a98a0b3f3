import { type CSSProperties, useId, useState } from 'react';
import { useSettings } from '../../state/hooks.ts';
import { cx } from '../../ui/layout/class-names.ts';
import { LazyMarkdown } from '../../ui/markdown/lazy-markdown.tsx';
import styles from './description.module.css';
import { estimateLines } from './estimate-lines.ts';
import { descriptionWords as words } from './words.ts';

const FONT_SIZE_PX = 14;

export interface DescriptionProps {
  text: string;
  /** Who or what the description belongs to, for the name of the button that shows the rest. */
  of: string;
  /** How many lines are shown at first; all of them if absent. */
  lines?: number;
  /** Its approximate width, in px; decides whether a "More" is needed. */
  widthPx?: number;
}

/** A description in Discord's Markdown. Its hidden parts stay hidden until opened, one spoiler at a time. */
export function Description({ text, of, lines, widthPx = 300 }: DescriptionProps) {
  const id = useId();
  const images = useSettings((settings) => settings.images);
  const [isOpen, setOpen] = useState(false);
  const isLong = lines !== undefined && estimateLines(text, widthPx, FONT_SIZE_PX) > lines;
  const clamp: CSSProperties = isLong && !isOpen ? { WebkitLineClamp: lines } : {};
  return (
    <div className={styles.description}>
      <div id={id} className={cx(styles.text, isLong && !isOpen && styles.clamped)} style={clamp}>
        <LazyMarkdown key={text} text={text} options={{ images }} />
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? words.lessOf(of) : words.moreOf(of)}
          className={styles.more}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.less : words.more}
        </button>
      )}
    </div>
  );
}
