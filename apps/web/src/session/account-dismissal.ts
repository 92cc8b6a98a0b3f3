import { randomUuid } from '@frontboard/model';
import type { SafeStorage } from '../platform/storage.ts';
import { ADMISSION_KEY, LEAVING, MARK_PREFIX, NOT_SWEPT, put, SPARED, SWEPT } from './account-place.ts';
import { PUBLIC, type Viewer } from './viewer.ts';

/** Refuses from now on, in every tab, what was begun for the account, and what was looked up. `endDismissal` follows. */
export function dismissAccount(storage: SafeStorage, viewer: Viewer): void {
  storage.set(MARK_PREFIX + viewer, LEAVING);
  put(storage, MARK_PREFIX + PUBLIC, randomUuid());
}

/** Notes that the person keeps what is only on the device of an account that is gone, so that no interruption deletes it. */
export function spareAccount(storage: SafeStorage, viewer: Viewer): void {
  put(storage, MARK_PREFIX + viewer, SPARED);
}

/** The data of a dismissed account is deleted or moved, except what the person keeps. */
export function endDismissal(
  storage: SafeStorage,
  viewer: Viewer,
  { isSpared }: { isSpared: boolean },
): void {
  const key = MARK_PREFIX + viewer;
  const mark = storage.get(key);
  if (mark !== LEAVING && mark !== SPARED) return;
  if (isSpared) put(storage, key, SPARED);
  else storage.remove(key);
}

/** Whether the device has been searched for data that belongs to no account since accounts are admitted. */
export function isSwept(storage: SafeStorage): boolean {
  return storage.get(ADMISSION_KEY) === SWEPT;
}

/** Notes that the device was searched. */
export function noteSwept(storage: SafeStorage): void {
  if (storage.get(ADMISSION_KEY) === NOT_SWEPT) put(storage, ADMISSION_KEY, SWEPT);
}

/** The accounts that are dismissed on `storage` and whose data is there yet. */
export function accountsLeaving(storage: SafeStorage): readonly Viewer[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(MARK_PREFIX))
    .map((key) => key.slice(MARK_PREFIX.length))
    .filter((viewer) => residenceOf(storage, viewer) === 'leaving');
}

/** `gone`: nobody may have data of it here. `leaving`: it is being deleted or moved. */
export type Residence = 'admitted' | 'spared' | 'leaving' | 'gone';

/** Whether data of an account may be on `storage`. */
export function residenceOf(storage: SafeStorage, viewer: Viewer): Residence {
  const mark = storage.get(MARK_PREFIX + viewer);
  if (mark === null) return viewer === PUBLIC ? 'admitted' : 'gone';
  return mark === LEAVING || mark === SPARED ? mark : 'admitted';
}
