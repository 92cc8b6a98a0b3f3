import type { LastFronted } from '@frontboard/model/list';
import { expect, test } from 'vitest';
import { withoutSwitch } from './without-switch.ts';

test.each<[LastFronted | null, 'found' | 'unknown' | 'here']>([
  [{ kind: 'now' }, 'here'],
  [{ kind: 'at', atMs: 101 }, 'here'],
  [{ kind: 'at', atMs: 99 }, 'found'],
  [{ kind: 'never' }, 'found'],
  [{ kind: 'not-since', atMs: 99 }, 'found'],
  // The history is not loaded so far back.
  [{ kind: 'not-since', atMs: 101 }, 'unknown'],
  [null, 'unknown'],
])('a member with %j is %s', (last, expected) => {
  const { found, unknown } = withoutSwitch(['m'], () => last, 100);
  expect({ found: found.length, unknown }).toEqual({
    found: Number(expected === 'found'),
    unknown: Number(expected === 'unknown'),
  });
});
