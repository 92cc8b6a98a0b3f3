import fc from 'fast-check';
import { expect, it } from 'vitest';
import { versionCode } from './project.mjs';

it('numbers a release after what came before it, and before the next', () => {
  const codes = ['0.12.2-dev.1', '0.12.2-dev.2', '0.12.2', '0.12.3-dev.1', '0.13.0', '1.0.0'].map(
    versionCode,
  );
  expect(codes).toEqual([...codes].sort((a, b) => a - b));
  expect(new Set(codes).size).toBe(codes.length);
  expect(versionCode('1.2.3')).toBe(100_200_399);
});

it('keeps the order of all versions', () => {
  const version = fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 999 }), fc.nat({ max: 999 }));
  fc.assert(
    fc.property(version, version, (a, b) => {
      const order =
        a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
      expect(Math.sign(versionCode(a.join('.')) - versionCode(b.join('.')))).toBe(Math.sign(order));
    }),
  );
});

it.each(['', '1.2', '21.1.1', '1.2.1000', '1.2.3-dev', '1.2.3-dev.99', 'v1.2.3'])(
  'refuses "%s"',
  (version) => {
    expect(() => versionCode(version)).toThrow("can't number");
  },
);
