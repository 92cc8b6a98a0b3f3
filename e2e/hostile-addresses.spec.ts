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
  'exmpl/',
  '__proto__',
  encodeURIComponent('\u202eexmpl'),
];

for (const kind of ['system', 'member', 'group']) {
  for (const id of IDS) {
    test(`/lookup/${kind}/${id.slice(0, 30)} breaks nothing`, async ({ page, open }) => {
      const dialogs: string[] = [];
      const errors: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await open(`/lookup/${kind}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(dialogs).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
}
