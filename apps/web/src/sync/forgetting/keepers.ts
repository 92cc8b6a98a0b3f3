import type { PrivateKeeper } from './private-keeper.ts';

/** All who keep something of an account. Their code is loaded only when something is to be forgotten. */
export const keepers: readonly (() => Promise<PrivateKeeper>)[] = [
  async () => (await import('./query-keeper.ts')).queryKeeper,
  async () => (await import('./answers-keeper.ts')).answersKeeper,
  async () => (await import('./drafts-keeper.ts')).draftsKeeper,
  async () => (await import('./outbox-keeper.ts')).outboxKeeper,
  async () => (await import('./servers-keeper.ts')).serversKeeper,
  async () => (await import('./restore-keeper.ts')).restoreKeeper,
  async () => (await import('./choices-keeper.ts')).choicesKeeper,
  async () => (await import('./writes-keeper.ts')).writesKeeper,
  async () => (await import('./created-keeper.ts')).createdKeeper,
  async () => (await import('./foreign-rows.ts')).foreignRowsKeeper,
  async () => (await import('./foreign-documents.ts')).foreignDocumentsKeeper,
  async () => (await import('./log-keeper.ts')).logKeeper,
];
