import type { Random } from '@frontboard/sandbox';

/**
 * Makes everything that reads the time or random numbers from globals (the query cache, waits of the client, uuids) use
 * these. Returns a function that restores them.
 */
export function takeChance(dice: Random, now: () => number): () => void {
  const [dateNow, mathRandom] = [Date.now, Math.random];
  Date.now = now;
  Math.random = dice.next;
  Object.defineProperties(crypto, {
    getRandomValues: {
      configurable: true,
      value<T extends ArrayBufferView>(view: T): T {
        const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
        for (let index = 0; index < bytes.length; index += 1) bytes[index] = dice.between(0, 255);
        return view;
      },
    },
    randomUUID: {
      configurable: true,
      value: () => {
        const digits = (count: number) =>
          Array.from({ length: count }, () => dice.between(0, 15).toString(16)).join('');
        return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
      },
    },
  });
  return () => {
    Date.now = dateNow;
    Math.random = mathRandom;
    for (const own of ['getRandomValues', 'randomUUID']) Reflect.deleteProperty(crypto, own);
  };
}
