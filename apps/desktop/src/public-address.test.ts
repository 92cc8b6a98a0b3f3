import fc from 'fast-check';
import { expect, it } from 'vitest';
import CASES from '../../shells/address-cases.json' with { type: 'json' };
import { isPublicAddress } from './public-address.ts';

it.each(CASES.public)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([...CASES.notPublic, '::ffff:8.8.8.8', 'fe80::1%eth0', '127.1', 'localhost', ''])(
  '%s is not public',
  (address) => expect(isPublicAddress(address)).toBe(false),
);

it('an IPv6 address that contains an IPv4 address is never public', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      expect(isPublicAddress(`::${address}`)).toBe(false);
    }),
  );
});
