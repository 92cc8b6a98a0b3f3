import { JOURNAL_KEY } from '../../cache/in-flight/journal-key.ts';
import { PERSISTED_CACHE_KEY } from '../../cache/status/persisted-cache.ts';
import { MARK_PREFIX } from '../../session/account-place.ts';
import { OWN_SYSTEM_KEY } from '../../session/own-system.ts';
import { RECENT_LOOKUPS_KEY } from '../../session/recent-lookups.ts';
import { SERVERS_KEY } from '../../session/servers.ts';
import { ACCOUNTS_KEY } from '../../session/session-only-accounts.ts';
import { FOLLOWED_KEY } from '../../state/followed.ts';
import { FOLLOWED_DETAILS_KEY } from '../../state/followed-details.ts';
import { LOG_KEY } from '../../state/log.ts';
import { PREFERENCES_KEY, SETTINGS_KEY } from '../../state/settings.ts';
import { EXCHANGED_KEY } from '../backup/exchanged.ts';
import { DRAFTS_KEY } from '../edit/drafts-key.ts';
import { QUEUE_KEY } from '../switches/engine/queue-store.ts';
import { CREATED_KEY } from '../twins/created-key.ts';
import type { PrivateData } from './private-data.ts';

/** Documents that all accounts share. The table of private data says what in each of them belongs to an account. */
const SHARED_KEYS = [
  ACCOUNTS_KEY,
  CREATED_KEY,
  DRAFTS_KEY,
  EXCHANGED_KEY,
  FOLLOWED_DETAILS_KEY,
  FOLLOWED_KEY,
  JOURNAL_KEY,
  LOG_KEY,
  QUEUE_KEY,
  OWN_SYSTEM_KEY,
  PERSISTED_CACHE_KEY,
  PREFERENCES_KEY,
  RECENT_LOOKUPS_KEY,
  SERVERS_KEY,
  SETTINGS_KEY,
];

/**
 * Documents that another release has added. One that names the account is deleted as a whole: its parts are unknown.
 *
 * @param isOfAccount whether a storage key is of a document of which each account has its own
 */
export function foreignDocuments(isOfAccount: (key: string) => boolean): PrivateData {
  return {
    forget({ storage }, viewer) {
      // A short id may be part of any word.
      const name = new RegExp(`(?<![\\w-])${viewer}(?![\\w-])`);
      for (const key of storage.keys()) {
        const isOwn =
          isOfAccount(key) ||
          key.startsWith(MARK_PREFIX) ||
          SHARED_KEYS.some((shared) => key === shared || key.startsWith(`${shared}.`));
        if (!isOwn && name.test(`${key} ${storage.get(key)}`)) storage.remove(key);
      }
    },
  };
}
