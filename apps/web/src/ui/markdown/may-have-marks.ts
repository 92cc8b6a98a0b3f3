const MARKS = /[\\*_~|`<>#[]|https?:|^ *(?:-|\d+\.) /im;

/** Whether parsing could find anything in a text; when not, its tree is the text alone. */
export function mayHaveMarks(text: string): boolean {
  return MARKS.test(text);
}
