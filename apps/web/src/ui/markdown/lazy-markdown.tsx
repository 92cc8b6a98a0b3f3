import { lazyPart } from '../loading/lazy-part.ts';
import { cleanText } from './clean-text.ts';
import type { MarkdownProps, ShownMarkdownProps } from './markdown-props.ts';
import { mayHaveMarks } from './may-have-marks.ts';
import { PlainMarkdown } from './plain-markdown.tsx';
import { useRevealed } from './revealed.ts';

const Parsed = lazyPart<ShownMarkdownProps>(
  () =>
    // @early lookup/system/$id, lookup/system/$id/fronters, lookup/member/$id, lookup/group/$id
    import('./markdown.tsx').then(
      (module) => ({ default: module.Markdown }),
      // Offline before it was ever loaded: the text matters more than its formatting.
      () => ({ default: PlainMarkdown }),
    ),
  PlainMarkdown,
);

/**
 * A text in Discord's Markdown. The parser is loaded with the first text that needs it; until then the text is
 * shown as it was written, in the same box and font, so that little moves when it is formatted. A text
 * without marks is shown at once and loads nothing. Opened hidden parts stay open when the formatting appears.
 *
 * Give it the text as its `key` if another text may replace it: the hidden parts of the new one were not opened.
 */
export function LazyMarkdown({ text, options }: MarkdownProps) {
  const revealed = useRevealed();
  const Shown = mayHaveMarks(cleanText(text)) ? Parsed : PlainMarkdown;
  return <Shown text={text} options={options} revealed={revealed} />;
}
