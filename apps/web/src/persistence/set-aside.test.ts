import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { fullArea } from '../testing/full-area.ts';
import { forgetSetAside, hasSetAside } from './set-aside.ts';

test.each(['corrupt', 'newer'])(
  'a %s copy of a document is known and can be forgotten, and that of another stays',
  (reason) => {
    const area = memoryStorage({ doc: 'read', [`doc.${reason}`]: 'copy', 'other.corrupt': 'copy' });
    const storage = createSafeStorage({ open: () => area });
    expect(hasSetAside(storage, 'doc')).toBe(true);
    expect(forgetSetAside(storage, 'doc')).toBe(false);
    expect(hasSetAside(storage, 'doc')).toBe(false);
    expect([area.getItem('doc'), area.getItem(`doc.${reason}`), area.getItem('other.corrupt')]).toEqual([
      'read',
      null,
      'copy',
    ]);
  },
);

test('a document that could not be copied is known, and is deleted itself', () => {
  const area = fullArea({ doc: 'damaged' });
  const storage = createSafeStorage({ open: () => area });
  expect(hasSetAside(storage, 'doc')).toBe(false);
  storage.setAside('doc', 'corrupt');
  expect(hasSetAside(storage, 'doc')).toBe(true);
  expect(forgetSetAside(storage, 'doc')).toBe(true);
  expect(area.getItem('doc')).toBeNull();
});
