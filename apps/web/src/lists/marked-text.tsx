import { matchRanges, type TextRange } from '@frontboard/model/list';
import { Fragment, type ReactNode } from 'react';
import { Foreign } from '../ui/foreign.tsx';
import styles from './entry-parts.module.css';

/** A text with what a search found in it marked. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  return <RangedText text={text} ranges={rangesOf(text, search)} />;
}

/** The matches of a search in a text; fast for a text without any. */
export function rangesOf(text: string, search: string): readonly TextRange[] {
  return search === '' ? NONE : matchRanges(text, search);
}

const NONE: readonly TextRange[] = [];

interface RangedTextProps {
  text: string;
  ranges: readonly TextRange[];
  className?: string | undefined;
}

/** A person's text with these stretches marked. */
export function RangedText({ text, ranges, className }: RangedTextProps) {
  return <Foreign className={className}>{markRanges(text, ranges)}</Foreign>;
}

/** A text with these stretches marked, for texts that are nobody's, such as IDs. */
export function markRanges(text: string, ranges: readonly TextRange[]): ReactNode {
  if (ranges.length === 0) return text;
  const parts = ranges.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(ranges[index - 1]?.end ?? 0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
    </Fragment>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
