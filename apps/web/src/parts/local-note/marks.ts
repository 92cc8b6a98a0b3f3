import { LONGEST_MARK, MOST_MARKS } from '../../persistence/documents/annotation.ts';

/** The marks in a line as it is typed: separated by commas, each once, whatever its case. */
export function marksIn(line: string): readonly string[] {
  const marks = line.split(',').map((mark) => mark.replaceAll(/\s+/g, ' ').trim());
  return [...new Map(marks.map((mark) => [mark.toLocaleLowerCase(), mark])).values()].filter(
    (mark) => mark !== '',
  );
}

/** The line in which marks are edited. */
export function lineOf(marks: readonly string[]): string {
  return marks.join(', ');
}

/** The marks that are too long, and whether there are too many. */
export function problemsOfMarks(marks: readonly string[]): {
  readonly long: readonly string[];
  readonly isTooMany: boolean;
} {
  return {
    long: marks.filter((mark) => mark.length > LONGEST_MARK),
    isTooMany: marks.length > MOST_MARKS,
  };
}
