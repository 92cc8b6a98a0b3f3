import { memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, type Service, test } from './fixtures.ts';
import { MemberForm } from './pages/member-form.ts';
import { chooseInRecordMenu } from './pages/record-menu.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';

const sent = (service: Service, method: string, path: RegExp) =>
  service.requests().filter((request) => request.method === method && path.test(request.path));

test.beforeEach(async ({ page, app, service }) => {
  await signIn(page, app, service);
});

test('a switch is recorded once although Chromium repeats its request, or its page is reloaded while it is in flight', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  const before = latestSwitch(service).count;
  service.forgetRequests();
  service.breakWith({ kind: 'cut', ms: 5, match: { method: 'POST', path: '/switches$' }, times: 1 });
  // The repetition arrives while the service still works on the first, however late it is.
  const writes = service.holdWrites();
  await screen.choose('Luna');
  await screen.switchButton.click();
  await expect.poll(writes.waiting).toBe(2);
  writes.release();
  await expect(screen.queue).toContainText('Recorded');
  // One tap; the page has sent one request, and Chromium another.
  await expect.poll(() => sent(service, 'POST', /switches$/).length).toBe(2);
  // Each has recorded a switch, and the page deletes one of them.
  await expect.poll(() => sent(service, 'DELETE', /switches\//).length).toBe(1);
  await expect.poll(() => latestSwitch(service).count).toBe(before + 1);
  expect(latestSwitch(service).names).toEqual(['Luna']);

  service.breakWith({ kind: 'latency', ms: 600, match: { method: 'POST', path: '/switches$' } });
  await screen.choose('Quill');
  await screen.switchButton.click();
  const quill = screen.queue.getByRole('listitem').filter({ hasText: 'Quill' });
  await expect(quill).toContainText('Switched to Quill');
  await page.reload();
  service.mend();
  await screen.loaded();
  await expect(quill).toContainText('Recorded');
  expect(latestSwitch(service).names).toEqual(['Quill']);
  expect(latestSwitch(service).count).toBe(before + 2);
});

test('a member that Chromium has created twice is reported, and its copy is deleted on request; a deletion that arrives late is shown as a deletion', async ({
  page,
  open,
  service,
}) => {
  const named = () => [...service.sandbox.state.members.values()].filter(({ name }) => name === 'Ash').length;
  const form = new MemberForm(page);
  await open('/manage/members');
  await page.getByRole('link', { name: 'New member' }).click();
  await form.field('Name').fill('Ash');
  service.forgetRequests();
  service.breakWith({ kind: 'cut', ms: 3, match: { method: 'POST', path: '/members$' }, times: 1 });
  await form.save.click();
  await expect(page.getByText('Ash was created')).toBeVisible();
  await expect.poll(() => sent(service, 'POST', /members$/).length).toBe(2);
  // The list of members says it, too, until it is answered.
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('PluralKit saved Ash twice')).toBeVisible();
  expect(named()).toBe(2);
  await notices.getByRole('button', { name: 'Remove the copy' }).click();
  await expect(notices.getByText('There is one Ash now')).toBeVisible();
  expect(named()).toBe(1);

  const { id } = memberRow(service, 'Quill');
  await open(`/manage/members/${id}`);
  await chooseInRecordMenu(page, 'Delete');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('textbox').fill('Quill');
  // It and Chromium's repetition reach the service a second after their connections broke.
  service.breakWith(
    { kind: 'latency', ms: 2_000, match: { method: 'DELETE' } },
    { kind: 'cut', ms: 50, match: { method: 'DELETE' } },
  );
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Quill was deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing was deleted.')).toHaveCount(0);
  expect([...service.sandbox.state.members.values()].some(({ name }) => name === 'Quill')).toBe(false);
});
