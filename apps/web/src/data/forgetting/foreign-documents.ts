import { ACCOUNTS_KEY } from '../../state/accounts.ts';
import { FOLLOWED_KEY } from '../../state/followed.ts';
import { LOG_KEY } from '../../state/log.ts';
import { OWN_SYSTEM_KEY } from '../../state/own-system.ts';
import { PREFERENCES_KEY } from '../../state/preferences.ts';
import { RECENT_LOOKUPS_KEY } from '../../state/recent-lookups.ts';
import { SERVERS_KEY } from '../../state/servers.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import { switchChoicesKey } from '../../state/switch-choices.ts';
import { JOURNAL_KEY } from '../../sync/writes/journal-key.ts';
import { PERSISTED_CACHE_KEY } from '../cache/persisted-cache.ts';
import { DRAFTS_KEY } from '../edit/drafts.ts';
import { OUTBOX_KEY } from '../outbox/engine/plan-store.ts';
import { CREATED_KEY } from '../twins/created-key.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** Each has someone who knows what in it goes with an account. */
const OWN_KEYS = [
  ACCOUNTS_KEY,
  CREATED_KEY,
  DRAFTS_KEY,
  FOLLOWED_KEY,
  JOURNAL_KEY,
  LOG_KEY,
  OUTBOX_KEY,
  OWN_SYSTEM_KEY,
  PERSISTED_CACHE_KEY,
  PREFERENCES_KEY,
  RECENT_LOOKUPS_KEY,
  SERVERS_KEY,
  SETTINGS_KEY,
];

/** Documents that another release has added. One that names the account goes as a whole: nobody can take it apart. */
export const foreignDocumentsKeeper: PrivateKeeper = {
  forget({ storage }, viewer) {
    // A short id may be part of any word.
    const name = new RegExp(`(?<![\\w-])${viewer}(?![\\w-])`);
    for (const key of storage.keys()) {
      const isOwn =
        key.startsWith(switchChoicesKey('')) ||
        OWN_KEYS.some((own) => key === own || key.startsWith(`${own}.`));
      if (!isOwn && name.test(`${key} ${storage.get(key)}`)) storage.remove(key);
    }
  },
};
