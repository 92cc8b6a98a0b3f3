import { FileProblem } from './file-problem.ts';
import { MOST_TEXT } from './reading.ts';

/**
 * Writes names into the texts of a file that mention members by ID. A long name may be mentioned any number of times, so all of them together have a limit.
 *
 * @param mark finds a mention, with the ID as its group
 * @param nameOf what is written for an ID; null leaves the mention as it is
 */
export function mentionWriter(mark: RegExp, nameOf: (id: string) => string | null): (text: string) => string {
  let written = 0;
  return (text) =>
    text.replace(mark, (mention, id: string) => {
      const name = nameOf(id) ?? mention;
      written += name.length;
      if (written > MOST_TEXT) throw new FileProblem('too-large');
      return name;
    });
}
