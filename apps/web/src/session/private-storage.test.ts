import { expect, test, vi } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { createPrivateStorage } from './private-storage.ts';

const openDevice = () => {
  const area = memoryStorage();
  return { area, storage: createSafeStorage({ open: () => area }) };
};

test('documents of a stored account go to the device, those of a session-only account stay in the page', () => {
  const { area, storage } = openDevice();
  const privateStorage = createPrivateStorage(storage);
  privateStorage.of(true).set('drafts', 'stored');
  privateStorage.of(false).set('drafts', 'session-only');
  expect(area.getItem('drafts')).toBe('stored');
  expect(privateStorage.of(false).get('drafts')).toBe('session-only');
  expect(privateStorage.places).toEqual([privateStorage.of(true), privateStorage.of(false)]);
});

test('a store is opened once for each place', () => {
  const privateStorage = createPrivateStorage(openDevice().storage);
  const open = vi.fn((place: object) => ({ place }));
  const [device, page] = [privateStorage.of(true), privateStorage.of(false)];
  expect(privateStorage.store(open, device)).toBe(privateStorage.store(open, device));
  expect(privateStorage.store(open, page)).not.toBe(privateStorage.store(open, device));
  expect(open).toHaveBeenCalledTimes(2);
});
