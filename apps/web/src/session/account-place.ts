import { randomUuid } from '@frontboard/model';
import type { SafeStorage } from '../platform/storage.ts';
import { PUBLIC, type Viewer } from './viewer.ts';

/** The place of an account's data, as work that begins now may use it. */
export interface AccountPlace extends SafeStorage {
  readonly viewer: Viewer;
  /**
   * False for ever once the account was forgotten or has moved, in any tab: this place then changes nothing. Whoever stores data of an account
   * elsewhere, as in the database, asks right before it stores.
   */
  readonly isOpen: () => boolean;
}

/** Present once an account was admitted. Until then, what an earlier release has left belongs to whoever is there. */
export const ADMISSION_KEY = 'places';
export const NOT_SWEPT = 'not-swept';
export const SWEPT = 'swept';

/** The start of the keys whose text is the mark of an account: a random one for each time it was admitted, or what follows. */
export const MARK_PREFIX = 'place:';
/** The account is gone, and what is stored of it is being deleted or moved. */
export const LEAVING = 'leaving';
/** The account is gone, and the person keeps what is only on this device. */
export const SPARED = 'spared';

/** Without any admission, and for lookups until an account is dismissed. */
const FIRST_MARK = '';

const places = new WeakMap<SafeStorage, Map<Viewer, { readonly mark: string | null; place: AccountPlace }>>();

/** The place of an account on `storage`: the same object until the account is dismissed or admitted again. */
export function accountPlace(storage: SafeStorage, viewer: Viewer): AccountPlace {
  const opened = places.get(storage) ?? new Map<Viewer, { mark: string | null; place: AccountPlace }>();
  places.set(storage, opened);
  const mark = markOf(storage, viewer);
  const known = opened.get(viewer);
  if (known?.mark === mark) return known.place;
  const place = guarded(storage, viewer, () => mark !== null && markOf(storage, viewer) === mark);
  opened.set(viewer, { mark, place });
  return place;
}

/** Lets an account store data on `storage`, because a person has signed in with it. What began before it was dismissed stays refused. */
export function admitAccount(storage: SafeStorage, viewer: Viewer): AccountPlace {
  if (storage.get(ADMISSION_KEY) === null) put(storage, ADMISSION_KEY, NOT_SWEPT);
  if (markOf(storage, viewer) === null) put(storage, MARK_PREFIX + viewer, randomUuid());
  return accountPlace(storage, viewer);
}

/** Null: the account may not store anything. */
function markOf(storage: SafeStorage, viewer: Viewer): string | null {
  const mark = storage.get(MARK_PREFIX + viewer);
  if (mark === LEAVING || mark === SPARED) return null;
  return mark ?? (viewer === PUBLIC || storage.get(ADMISSION_KEY) === null ? FIRST_MARK : null);
}

/** Without room for it, it is in the memory of this tab: no reason for a notice about a full device. */
export function put(storage: SafeStorage, key: string, text: string): void {
  if (!storage.trySet(key, text)) storage.hold(key, text);
}

function guarded(storage: SafeStorage, viewer: Viewer, isOpen: () => boolean): AccountPlace {
  return {
    ...storage,
    get problem() {
      return storage.problem;
    },
    viewer,
    isOpen,
    set: (key, text) => isOpen() && storage.set(key, text),
    trySet: (key, text) => isOpen() && storage.trySet(key, text),
    setAside: (key, reason, redact) => isOpen() && storage.setAside(key, reason, redact),
    hold(key, text) {
      if (isOpen()) storage.hold(key, text);
    },
    rewrite(key, change) {
      if (isOpen()) storage.rewrite(key, change);
    },
    remove(key) {
      if (isOpen()) storage.remove(key);
    },
  };
}
