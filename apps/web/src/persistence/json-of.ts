/** The value of a JSON text; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  // Most pages start without most documents. Throwing here, while the app's code runs, would make the engine parse all of it again for the stack trace.
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
