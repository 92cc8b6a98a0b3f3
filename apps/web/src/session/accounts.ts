import { initials, recordKey, type System, systemLabel } from '@frontboard/model';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { anyDocumentSchema, openDocumentStore } from '../persistence/document-store.ts';
import { cachedSystemSchema, toCachedSystem } from '../persistence/documents/cached-records.ts';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import { fieldReader } from '../persistence/read-fields.ts';
import { readable } from '../persistence/readable-store.ts';
import { withoutTokens } from '../persistence/redact.ts';
import { forgetSetAside } from '../persistence/set-aside.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import type { SafeStorage } from '../platform/storage.ts';
import { scrubToken } from '../state/settings.ts';
import { dismissAccount } from './account-dismissal.ts';
import { accountPlace, admitAccount } from './account-place.ts';
import { fromCached, OWN_SYSTEM_KEY } from './own-system.ts';
import type { SessionServices } from './services.ts';
import type { SetTokenResult } from './session.ts';
import { ACCOUNTS_KEY, type Account } from './session-only-accounts.ts';

/** An account as screens show it: without the token, and with the newest system that is known. */
export interface ShownAccount extends Omit<Account, 'token' | 'system'> {
  readonly system: System | null;
  /** False for a session-only account. */
  readonly isStored: boolean;
  readonly isActive: boolean;
}

/** The accounts of this device, oldest first. */
export type Accounts = ReturnType<typeof openAccounts>;

export interface AddResult {
  readonly result: SetTokenResult;
  /** The viewer of an account that was stored and is session-only now: its data has to leave the device. */
  readonly noLongerStored: string | null;
}

/** Far more than any person has. */
const MOST_ACCOUNTS = 50;
export const LONGEST_ACCOUNT_NAME = 60;

/** What a person calls an account; null takes the system's name. */
export const accountNameSchema = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_ACCOUNT_NAME)));
/** `#rrggbb`; null takes the system's colour. */
export const accountColorSchema = v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)));
/** The optional fields of an account. */
const givenSchema = v.looseObject({
  name: v.optional(accountNameSchema),
  color: v.optional(accountColorSchema),
});
const accountSchema = v.object({
  viewer: v.pipe(v.string(), v.regex(/^[0-9a-z-]{5,36}$/)),
  name: v.fallback(accountNameSchema, null),
  color: v.fallback(accountColorSchema, null),
  // The platform refuses to send other characters.
  token: v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)),
  system: v.fallback(v.nullable(cachedSystemSchema), null),
});

const NO_ACCOUNTS: readonly Account[] = [];

/** Opens the stored accounts. They hold the tokens, so no backup contains them. */
export function createAccountsStore(storage: SafeStorage): PersistentStore<readonly Account[]> {
  return openDocumentStore(storage, ACCOUNTS_KEY, {
    version: 1,
    initial: NO_ACCOUNTS,
    schema: anyDocumentSchema,
    read(stored) {
      const fields = fieldReader(stored);
      const known = fields.list('accounts', accountSchema);
      // What has been replaced by null is a problem, too.
      fields.list('accounts', givenSchema);
      const unique = known.filter(
        ({ viewer }, index) => known.findIndex((it) => it.viewer === viewer) === index,
      );
      return { value: unique.slice(0, MOST_ACCOUNTS), isDamaged: fields.problems.length > 0 };
    },
    write: (accounts) => ({ accounts }),
    merge: mergeAccounts,
    redact: withoutTokens,
  });
}

function mergeAccounts(
  base: readonly Account[],
  mine: readonly Account[],
  theirs: readonly Account[],
): readonly Account[] {
  const viewers = (accounts: readonly Account[]) => accounts.map(({ viewer }) => viewer);
  return mergeList(viewers(base), viewers(mine), viewers(theirs)).flatMap((viewer) => {
    const [before, here, there] = [base, mine, theirs].map((list) => list.find((it) => it.viewer === viewer));
    if (before !== undefined && here !== undefined && there !== undefined) {
      return [mergeFields(before, here, there)];
    }
    const known = here ?? there;
    return known === undefined ? [] : [known];
  });
}

interface KnownAccounts {
  readonly stored: readonly Account[];
  /** Only for this session. */
  readonly held: readonly Account[];
}

/** All accounts as they are shown, with the system of the active one even if it is not among them. */
function shownAccounts(
  session: SessionServices['session'],
  { stored, held }: KnownAccounts,
): readonly ShownAccount[] {
  const { system, isStored } = session.getState();
  const active = system === null ? null : recordKey(system);
  const token = session.readToken();
  const show = (account: Account, isStoredHere: boolean): ShownAccount => {
    // For a refused token, or one without a known system, only the token identifies the account.
    const isMeant = active === null ? account.token === token : account.viewer === active;
    const isActive = isMeant && isStored === isStoredHere;
    const remembered = account.system === null ? null : fromCached(account.system);
    return {
      viewer: account.viewer,
      system: (isActive ? system : null) ?? remembered,
      name: account.name,
      color: account.color,
      isStored: isStoredHere,
      isActive,
    };
  };
  const known = [
    ...stored.map((account) => show(account, true)),
    ...held.map((account) => show(account, false)),
  ];
  if (active === null || known.some(({ isActive }) => isActive)) return known;
  return [{ viewer: active, system, name: null, color: null, isStored, isActive: true }, ...known];
}

/** The stored accounts, the session-only accounts and the session, in one list. */
function createAccountList({ storage, session, privateStorage, sessionOnlyAccounts: held }: SessionServices) {
  const stored = createAccountsStore(storage);
  const read = () => shownAccounts(session, { stored: stored.getState(), held: held.getState() });
  const store = createStore(read);

  /** Changes the accounts on the device or, session-only, the accounts of this tab. */
  function update(isStored: boolean, change: (list: readonly Account[]) => readonly Account[]): void {
    if (isStored) stored.update(change);
    else held.setState(change, true);
  }

  function put(account: Account, isStored: boolean): void {
    update(isStored, (list) =>
      list.some(({ viewer }) => viewer === account.viewer)
        ? list.map((it) => (it.viewer === account.viewer ? account : it))
        : [...list, account],
    );
  }

  function drop(viewer: string, isStored: boolean): void {
    dismissAccount(privateStorage.of(isStored), viewer);
    update(isStored, (list) => list.filter((it) => it.viewer !== viewer));
  }

  function recordOf(viewer: string, isStored: boolean): Account | undefined {
    return (isStored ? stored : held).getState().find((account) => account.viewer === viewer);
  }

  /** Stores the active account with the newest copy of its system. */
  function putActive(change: Partial<Account> = {}): void {
    const { system, isStored } = session.getState();
    const token = session.readToken();
    if (system === null || token === null) return;
    const viewer = recordKey(system);
    // Another tab may have forgotten it.
    if (!accountPlace(privateStorage.of(isStored), viewer).isOpen()) return;
    const { name = null, color = null } = recordOf(viewer, isStored) ?? {};
    put({ viewer, name, color, token, system: toCachedSystem(system), ...change }, isStored);
  }

  /** Removes the traces of a dropped account from the device. */
  function scrub(token: string | null): void {
    if (token !== null) scrubToken(storage, token);
    // Unreadable parts contain names, too. The readable accounts are written again.
    if (forgetSetAside(storage, ACCOUNTS_KEY)) stored.update((list) => list);
  }

  // Earlier releases have stored accounts without admitting them.
  for (const { viewer } of stored.getState()) admitAccount(storage, viewer);
  const refresh = () => store.setState(read(), true);
  stored.subscribe(refresh);
  held.subscribe(refresh);
  session.subscribe(({ state }) => {
    // Another tab or a restored backup may have set a new token of a known account.
    if (state === 'logged-in') putActive();
    refresh();
  });
  if (session.getState().state === 'logged-in') putActive();

  return { store, stored, put, putActive, drop, recordOf, scrub };
}

/** What a person can do with the accounts of this device. */
function createAccounts(services: SessionServices) {
  const { storage, session, settings, privateStorage } = services;
  const { store, stored, put, putActive, drop, recordOf, scrub } = createAccountList(services);

  return {
    ...readable(store),
    /**
     * Asks the service for the system of the token `text` and makes it the active account. The former account stays in the list. A
     * known account gets the new token and the new place.
     */
    async add(text: string, { isStored }: { readonly isStored: boolean }): Promise<AddResult> {
      const result = await session.setToken(text, { isStored });
      if (!result.ok) return { result, noLongerStored: null };
      const viewer = recordKey(result.system);
      const elsewhere = recordOf(viewer, !isStored);
      if (elsewhere === undefined) return { result, noLongerStored: null };
      putActive({ name: elsewhere.name, color: elsewhere.color });
      drop(viewer, !isStored);
      if (isStored) return { result, noLongerStored: null };
      if (settings.getState().token === elsewhere.token) {
        settings.update((current) => ({ ...current, token: null }));
        storage.remove(OWN_SYSTEM_KEY);
      }
      scrub(elsewhere.token);
      return { result, noLongerStored: viewer };
    },
    /** The tokens of the stored accounts, by viewer. For an encrypted backup alone. */
    readTokens: (): Readonly<Record<string, string>> =>
      Object.fromEntries(stored.getState().map(({ viewer, token }) => [viewer, token])),
    /** Makes another account the active one. */
    switchTo(viewer: string): void {
      const account = store.getState().find((it) => it.viewer === viewer && !it.isActive);
      if (account === undefined) return;
      const next = recordOf(viewer, account.isStored);
      if (next === undefined) return;
      session.switchTo({ token: next.token, system: account.system, isStored: account.isStored });
    },
    /** Sets the name and colour of an account; null shows the system's. */
    describe(viewer: string, description: Pick<Account, 'name' | 'color'>): void {
      const account = store.getState().find((it) => it.viewer === viewer);
      if (account === undefined) return;
      const known = recordOf(viewer, account.isStored);
      if (known === undefined) putActive(description);
      else put({ ...known, ...description }, account.isStored);
    },
    /**
     * Removes an account, and its token from every document of the device. Returns what Undo does: the account is back with its token, and in use
     * if it was. Null for an account that there is not.
     */
    remove(viewer: string): (() => void) | null {
      const account = store.getState().find((it) => it.viewer === viewer);
      if (account === undefined) return null;
      const { isStored, isActive, system } = account;
      // An account that was never confirmed here is not in the list yet.
      if (isActive) putActive();
      const known = recordOf(viewer, isStored);
      if (known === undefined) return null;
      drop(viewer, isStored);
      if (isActive) session.forget();
      else if (isStored && settings.getState().token === known.token) {
        settings.update((current) => ({ ...current, token: null }));
      }
      scrub(known.token);
      return () => {
        admitAccount(privateStorage.of(isStored), viewer);
        put(known, isStored);
        if (isActive) session.switchTo({ token: known.token, system, isStored });
      };
    },
  };
}

/** The name to show for an account, or null without one. */
export function accountName(
  { name, system }: Pick<ShownAccount, 'name' | 'system'>,
  options: { readonly detectPronouns: boolean; readonly isDiscreet?: boolean | undefined },
): string | null {
  if (name !== null) return options.isDiscreet ? initials(name) : name;
  return system === null ? null : systemLabel(system, options).name;
}

/** The accounts of this device, opened by the first screen that shows them. */
export function openAccounts(services: SessionServices) {
  return services.once(createAccounts);
}
