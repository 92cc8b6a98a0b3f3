import { matchRanges, type TextRange } from '@frontboard/model/list';
import { Fragment, type ReactNode } from 'react';
import styles from '../entries/entry-parts.module.css';

/** A text with what a search found in it marked: the content of `Foreign` for another person's text. */
export function markMatches(text: string, search: string): ReactNode {
  return markRanges(text, rangesOf(text, search));
}

/** The matches of a search in a text; fast for a text without any. */
export function rangesOf(text: string, search: string): readonly TextRange[] {
  return search === '' ? NONE : matchRanges(text, search);
}

/** The matches of a search in an ID, which a person may write with or without the dash, whatever the settings show. */
export function rangesOfId(shownId: string, search: string): readonly TextRange[] {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '');
  const typed = plain(search.trim());
  if (typed === '' || !plain(shownId).startsWith(typed)) return rangesOf(shownId, search);
  const dash = shownId.indexOf('-');
  return [{ start: 0, end: typed.length + (dash !== -1 && dash < typed.length ? 1 : 0) }];
}

const NONE: readonly TextRange[] = [];

/** A text with these stretches marked. */
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
