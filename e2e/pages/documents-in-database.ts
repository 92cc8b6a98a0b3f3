import type { Page } from '@playwright/test';

/** The documents that the database of the app has, as text; empty while there is no database. */
export function documentsInDatabase(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Opening it here would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'frontboard')) return '';
    const opening = indexedDB.open('frontboard');
    const rows = await new Promise<unknown>((resolve, reject) => {
      opening.onerror = reject;
      opening.onsuccess = () => {
        const reading = opening.result.transaction('documents').objectStore('documents').getAll();
        reading.onerror = reject;
        reading.onsuccess = () => resolve(reading.result);
      };
    });
    opening.result.close();
    return JSON.stringify(rows);
  });
}
