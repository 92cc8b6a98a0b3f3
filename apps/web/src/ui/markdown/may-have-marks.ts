const MARKS = /[\\*_~|`<>#[]|https?:|^ *(?:-|\d+\.) /im;

/** Whether parsing could find anything in a text; otherwise its tree is only the text. */
export function mayHaveMarks(text: string): boolean {
  return MARKS.test(text);
}
