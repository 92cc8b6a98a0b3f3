/** Mean width of a character in our text, in parts of the font size. */
const CHARACTER_WIDTH_EM = 0.5;

/**
 * The approximate number of lines of a text, without measuring it: reading the layout of hundreds of descriptions would cost
 * more than an estimate that is a line off.
 *
 * @param widthPx room for the text
 * @param fontSizePx size of its letters
 */
export function estimateLines(text: string, widthPx: number, fontSizePx: number): number {
  const perLine = Math.max(1, Math.floor(widthPx / (fontSizePx * CHARACTER_WIDTH_EM)));
  return text
    .split('\n')
    .reduce((lines, paragraph) => lines + Math.max(1, Math.ceil([...paragraph].length / perLine)), 0);
}
