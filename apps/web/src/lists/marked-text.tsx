import { matchRanges, type TextRange } from '@frontboard/model/list';
import { Fragment } from 'react';
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

/** A text with these stretches marked. */
export function RangedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  if (ranges.length === 0) return <Foreign>{text}</Foreign>;
  const parts = ranges.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(ranges[index - 1]?.end ?? 0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
    </Fragment>
  ));
  return (
    <Foreign>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </Foreign>
  );
}
