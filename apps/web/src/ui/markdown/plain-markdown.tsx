import { cleanText } from './clean-text.ts';
import { splitHidden } from './hidden-parts.ts';
import styles from './markdown.module.css';
import type { MarkdownProps } from './markdown-props.ts';
import { Spoiler } from './spoiler.tsx';

/** The text as it was written, with what is hidden hidden: what stands there until the parser does. */
export function PlainMarkdown({ text, options }: MarkdownProps) {
  return (
    <div dir="auto" className={styles.markdown}>
      {splitHidden(cleanText(text)).map((part, index) =>
        part.isHidden ? (
          // The parts of one text never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Spoiler key={index} isShownAtFirst={options.revealSpoilers ?? false}>
            {part.text}
          </Spoiler>
        ) : (
          part.text
        ),
      )}
    </div>
  );
}
