import { openDatabase } from '../persistence/database.ts';

/** Empties the database. A test that opens the app needs that, or it would find the documents of the test before. */
export async function emptyDatabase(): Promise<void> {
  const database = await openDatabase();
  await Promise.all([...database.objectStoreNames].map((name) => database.clear(name)));
}
