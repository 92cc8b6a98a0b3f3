import { Suspense } from 'react';
import { lazyWithPreload } from '../lazy-with-preload.ts';
import { cleanText } from './clean-text.ts';
import type { MarkdownProps, ShownMarkdownProps } from './markdown-props.ts';
import { mayHaveMarks } from './may-have-marks.ts';
import { PlainMarkdown } from './plain-markdown.tsx';
import { useRevealed } from './revealed.ts';

const Parsed = lazyWithPreload<ShownMarkdownProps>(() =>
  // @early lookup/system/$id/**, lookup/member/$id, lookup/group/$id
  import('./markdown.tsx').then(
    (module) => ({ default: module.Markdown }),
    // Offline before it was ever loaded: the words matter, their weight does not.
    () => ({ default: PlainMarkdown }),
  ),
);

/**
 * A text in Discord's Markdown. The parser is loaded with the first text that needs it; until then the text is
 * there as it was written, in the same box and type, so that little moves when its marks become formatting. A text
 * without marks is shown at once and loads nothing. What was hidden and asked for stays shown when the formatting comes.
 *
 * Give it the text as its `key` where another text may come in place of one: what that hides was not asked for.
 */
export function LazyMarkdown({ text, options }: MarkdownProps) {
  const revealed = useRevealed();
  const plain = <PlainMarkdown text={text} options={options} revealed={revealed} />;
  if (!mayHaveMarks(cleanText(text))) return plain;
  return (
    <Suspense fallback={plain}>
      <Parsed text={text} options={options} revealed={revealed} />
    </Suspense>
  );
}
