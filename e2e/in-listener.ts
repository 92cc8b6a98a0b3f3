/**
 * What a listener asks of the browser. The test may end, and its page close, before the answer, with any of several errors: none of them is
 * the listener's. If the browser refuses for another reason, the test does not get any further.
 */
export function inListener(asked: Promise<unknown>): void {
  asked.catch(() => {});
}
