import { cleanText } from './clean-text.ts';
import { splitHidden } from './hidden-parts.ts';
import styles from './markdown.module.css';
import type { ShownMarkdownProps } from './markdown-props.ts';
import { Spoiler } from './spoiler.tsx';

/** The text as it was written, with its hidden parts hidden: shown until the parser is loaded. */
export function PlainMarkdown({ text, revealed }: ShownMarkdownProps) {
  const parts = splitHidden(cleanText(text));
  const hidden = parts.filter(({ isHidden }) => isHidden);
  return (
    <div dir="auto" className={styles.markdown}>
      {parts.map((part, index) =>
        part.isHidden ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
          <Spoiler key={index} place={hidden.length === 1 ? 'all' : hidden.indexOf(part)} revealed={revealed}>
            {part.text}
          </Spoiler>
        ) : (
          part.text
        ),
      )}
    </div>
  );
}
