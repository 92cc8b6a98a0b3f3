import { hostileIds } from '../apps/web/src/testing/hostile-ids.ts';
import { expect, test } from './fixtures.ts';
import { inListener } from './in-listener.ts';

const KINDS = ['system', 'member', 'group'] as const;

// Each kind with each of them is a component test; here they are in the browser's own address, before the app starts.
test('no address breaks anything, whatever its ID is', async ({ page, open, service }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    inListener(dialog.dismiss());
  });
  for (const [index, id] of hostileIds.entries()) {
    await test.step(id.slice(0, 30), async () => {
      await open(`/lookup/${KINDS[index % KINDS.length]}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Look up something else' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
  }
  expect(service.requests()).toEqual([]);
  expect(dialogs).toEqual([]);
});
