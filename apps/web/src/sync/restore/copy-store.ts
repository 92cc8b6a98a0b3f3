import { openDatabase, refuseUnless, writeOverCaches } from '../../persistence/database.ts';
import type { AccountPlace } from '../../session/account-place.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import { fromStored, type RestoreCopy, toStored } from './restore-copy.ts';

/** The place of restore copies. Every method rejects when the device refuses. */
export interface CopyStore {
  /** All copies of one account, the newest first. */
  list(viewer: Viewer): Promise<readonly RestoreCopy[]>;
  get(id: string): Promise<RestoreCopy | null>;
  /**
   * Resolves once it is on the device, with the copy that it has replaced, or null. Rejects if `isAllowed` refuses once the database is
   * open.
   */
  put(copy: RestoreCopy, isAllowed?: () => boolean): Promise<RestoreCopy | null>;
  remove(id: string): Promise<void>;
}

/** Copies on this device. The database is opened when first used. */
export const deviceCopies: CopyStore = {
  async list(viewer) {
    const database = await openDatabase();
    const stored = await database.getAllFromIndex('restore', 'viewer', viewer);
    return newestFirst(stored.map(fromStored).filter((copy) => copy !== null));
  },
  async get(id) {
    const database = await openDatabase();
    return fromStored(await database.get('restore', id));
  },
  async put(copy, isAllowed = () => true) {
    let former: unknown = null;
    await writeOverCaches(await openDatabase(), async (database) => {
      refuseUnless(isAllowed);
      // `strict`: on the disk when it resolves, because its record is about to be deleted.
      const { store, done } = database.transaction('restore', 'readwrite', { durability: 'strict' });
      [former] = await Promise.all([store.get(copy.id), store.put(toStored(copy)), done]);
    });
    return fromStored(former);
  },
  async remove(id) {
    const database = await openDatabase();
    await database.delete('restore', id);
  },
};

/** Copies that last as long as the page. */
export function createMemoryCopies(): CopyStore {
  const copies = new Map<string, RestoreCopy>();
  return {
    list: async (viewer) => newestFirst([...copies.values()].filter((copy) => copy.viewer === viewer)),
    get: async (id) => copies.get(id) ?? null,
    put: async (copy, isAllowed = () => true) => {
      refuseUnless(isAllowed);
      const former = copies.get(copy.id) ?? null;
      copies.set(copy.id, copy);
      return former;
    },
    remove: async (id) => {
      copies.delete(id);
    },
  };
}

/** Copies of this page: of sample data, and of a session-only account. */
export const pageCopies = createMemoryCopies();

/** The place of the copies of an account whose token is persisted. */
export function storedCopies({ demo }: Pick<Services, 'demo'>): CopyStore {
  return demo ? pageCopies : deviceCopies;
}

/** The copies of the account of `place`: none is added once that is closed. */
export function copiesIn(
  place: AccountPlace,
  { demo, isStored }: Pick<Services, 'demo'> & { readonly isStored: boolean },
): CopyStore {
  const store = isStored ? storedCopies({ demo }) : pageCopies;
  return {
    ...store,
    put: (copy) => store.put(copy, () => copy.viewer === place.viewer && place.isOpen()),
  };
}

function newestFirst(copies: readonly RestoreCopy[]): readonly RestoreCopy[] {
  return copies.toSorted((one, other) => other.keptAtMs - one.keptAtMs);
}
