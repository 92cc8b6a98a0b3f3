import { expect, test } from './fixtures.ts';

const IDS = [
  'A'.repeat(10_000),
  encodeURIComponent('🦊🌿👩‍👩‍👧'),
  encodeURIComponent('<img src=x onerror=alert(1)>'),
  encodeURIComponent('../../../etc/passwd'),
  encodeURIComponent("'; drop table members; --"),
  '%20%20%20',
  '%E0%A4%A',
  '-----',
  '__proto__',
  encodeURIComponent('\u202eexmpl'),
];

for (const kind of ['system', 'member', 'group']) {
  test(`no address of a ${kind} breaks anything, whatever its id is`, async ({ page, open, service }) => {
    const dialogs: string[] = [];
    const errors: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => errors.push(error.message));
    for (const id of IDS) {
      await test.step(id.slice(0, 30), async () => {
        await open(`/lookup/${kind}/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Look up something else' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      });
    }
    expect(service.requests()).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('an id followed by a slash is found', async ({ page, open }) => {
  await open('/lookup/system/exmpl/');
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern House' })).toBeVisible();
});
