import { type CSSProperties, useId, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import styles from './description.module.css';
import { estimateLines } from './estimate-lines.ts';
import { splitSpoilers } from './spoilers.ts';
import { statusWords } from './words.ts';

const FONT_SIZE_PX = 14;

interface DescriptionProps {
  text: string;
  /** Whose it is, for the name of the button that shows the rest. */
  of: string;
  /** How many lines are shown at first; all of them when absent. */
  lines?: number;
  /** About how wide it stands, in px; decides whether a "More" is needed. */
  widthPx?: number;
}

/** A description as plain text. What its writer hid stays hidden until asked, one spoiler at a time. */
export function Description({ text, of, lines, widthPx = 300 }: DescriptionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = lines !== undefined && estimateLines(text, widthPx, FONT_SIZE_PX) > lines;
  const clamp: CSSProperties = isLong && !isOpen ? { WebkitLineClamp: lines } : {};
  return (
    <div className={styles.description}>
      <p id={id} dir="auto" className={cx(styles.text, isLong && !isOpen && styles.clamped)} style={clamp}>
        {splitSpoilers(text).map((part, index) =>
          part.spoiler ? (
            // The parts of one text never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Spoiler key={index} text={part.text} />
          ) : (
            part.text
          ),
        )}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? statusWords.lessOf(of) : statusWords.moreOf(of)}
          className={styles.more}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? statusWords.less : statusWords.more}
        </button>
      )}
    </div>
  );
}

/** The hidden words are not in the page before they are asked for, so no search or screen reader comes upon them. */
function Spoiler({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <span className={styles.shown}>{text}</span>;
  return (
    <button type="button" className={styles.spoiler} onClick={() => setShown(true)}>
      {statusWords.spoiler}
    </button>
  );
}
