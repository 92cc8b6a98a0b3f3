import { matchRanges } from '@frontboard/model/list';
import { Fragment } from 'react';
import styles from './entry-parts.module.css';

/** A text with what a search found in it marked. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const ranges = search === '' ? [] : matchRanges(text, search);
  if (ranges.length === 0) return <bdi>{text}</bdi>;
  const parts = ranges.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(ranges[index - 1]?.end ?? 0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
    </Fragment>
  ));
  return (
    <bdi>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </bdi>
  );
}
