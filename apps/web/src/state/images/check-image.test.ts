import { describe, expect, it } from 'vitest';
import { checkImage, type ImageWays } from './check-image.ts';

const URL = 'https://pictures.example/a.png';

/** Requests with the given answers, and a record of them. */
function ways(type: string | null, isShown: boolean | null) {
  const asked: string[] = [];
  const both: ImageWays = {
    head: async () => {
      asked.push('head');
      return type;
    },
    load: async () => {
      asked.push('load');
      return isShown;
    },
  };
  return { asked, both };
}

describe('checkImage', () => {
  it.each([
    ['image/png', true, null, 'image', ['head']],
    ['Image/PNG; q=1', true, null, 'image', ['head']],
    // Any browser's answer counts.
    ['text/html', true, true, 'not-image', ['head']],
    [null, true, true, 'image', ['head', 'load']],
    [null, true, null, 'unknown', ['head', 'load']],
    // If the policy allows no request, it is only loaded.
    ['image/png', false, true, 'image', ['load']],
    ['image/png', false, false, 'not-image', ['load']],
  ] as const)(
    'with the type %s (asked: %s), shown: %s, it is %s',
    async (type, mayAsk, isShown, answer, calls) => {
      const { asked, both } = ways(type, isShown);
      expect(await checkImage(URL, mayAsk, both)).toBe(answer);
      expect(asked).toEqual(calls);
    },
  );
});
