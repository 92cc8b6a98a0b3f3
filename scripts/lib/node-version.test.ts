import { expect, it } from 'vitest';
import { isInRange, requireSupportedNode } from './node-version.mjs';
import { Problem } from './problem.mjs';

const RANGE = '^20.19.0 || ^22.12.0 || >=24.0.0';

it.each(['20.19.0', '20.20.2', 'v22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.1.0'])(
  'Node %s is supported',
  (version) => {
    expect(isInRange(version, RANGE)).toBe(true);
  },
);

it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.0'])(
  'Node %s is not supported',
  (version) => {
    expect(isInRange(version, RANGE)).toBe(false);
  },
);

it('says which versions are supported and which one this is', () => {
  expect(() => requireSupportedNode('18.19.0')).toThrow(Problem);
  expect(() => requireSupportedNode('18.19.0')).toThrow(
    'Frontboard needs Node 20.19.0 or a newer 20, or 22.12.0 or a newer 22, or 24.0.0 or anything newer; ' +
      'this is Node 18.19.0. Install one of them from https://nodejs.org and run the command again.',
  );
});

it('accepts the Node these tests run on', () => {
  expect(() => requireSupportedNode()).not.toThrow();
});
