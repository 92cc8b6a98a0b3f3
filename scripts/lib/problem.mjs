/**
 * Something that stops a command and that the person can mend. The message is the whole of what they see: one sentence
 * that says what is wrong, and how to put it right.
 */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/** Ends a command with the text that was asked for. */
export class Help extends Error {}

/**
 * Runs a command. A `Problem` is printed as its sentence and ends with code 1; anything else is a fault of ours and
 * keeps its stack. A number returned by `main` becomes the exit code.
 * @param {(args: string[]) => Promise<number | void>} main
 */
export async function runCommand(main) {
  try {
    const code = await main(process.argv.slice(2));
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    if (error instanceof Help) return console.log(error.message);
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
