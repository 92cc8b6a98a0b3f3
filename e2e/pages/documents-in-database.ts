import type { Page } from '@playwright/test';

/** The documents that the database of the app has, as text. */
export async function documentsInDatabase(page: Page): Promise<string> {
  return JSON.stringify(await rowsInDatabase(page, 'documents'));
}

/** The rows of a store in the database of the app; none while there is no database. */
export function rowsInDatabase(page: Page, store: string): Promise<readonly unknown[]> {
  return page.evaluate(async (name) => {
    // Opening it here would create it.
    if (!(await indexedDB.databases()).some((database) => database.name === 'frontboard')) return [];
    const opening = indexedDB.open('frontboard');
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      opening.onerror = reject;
      opening.onsuccess = () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll();
        reading.onerror = reject;
        reading.onsuccess = () => resolve(reading.result);
      };
    });
    opening.result.close();
    return rows;
  }, store);
}
