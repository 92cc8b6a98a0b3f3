/**
 * What a listener asks of the browser. The test may end, and its page close, before the answer: only this error is left
 * out.
 */
export function inListener(asked: Promise<unknown>): void {
  asked.catch((error: unknown) => {
    if (!String(error).includes('has been closed')) throw error;
  });
}
