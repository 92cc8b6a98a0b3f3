import type { matchRanges, TextRange } from '@frontboard/model/list';
import { Fragment, type ReactNode } from 'react';
import styles from '../entries/entry-parts.module.css';

/** A search whose matches are marked, with what finds them: separate code, because a list is shown before it is searched. */
export interface Marking {
  readonly text: string;
  readonly matchRanges: typeof matchRanges;
}

/** A text with what a search found in it marked: the content of `Foreign` for another person's text. */
export function markMatches(text: string, marking: Marking | null): ReactNode {
  return markRanges(text, rangesOf(text, marking));
}

/** The matches of a search in a text; fast for a text without any. */
export function rangesOf(text: string, marking: Marking | null): readonly TextRange[] {
  return marking === null || marking.text === '' ? NONE : marking.matchRanges(text, marking.text);
}

/** The matches of a search in an ID, which a person may write with or without the dash, whatever the settings show. */
export function rangesOfId(shownId: string, marking: Marking | null): readonly TextRange[] {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '');
  const typed = plain(marking?.text.trim() ?? '');
  if (typed === '' || !plain(shownId).startsWith(typed)) return rangesOf(shownId, marking);
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
