import encodeQR from 'qr';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { localDataStores, puttingLocal } from '../../../session/local/local-data.ts';
import { stateWords } from '../../../state/words.ts';
import { codesOf } from '../../../sync/backup/code-series.ts';
import { decryptBackup } from '../../../sync/backup/encrypt-backup.ts';
import { composeExchange } from '../../../sync/backup/exchange.ts';
import { expectGone, press, tabTo, typeText } from '../../../testing/component/gestures.ts';
import {
  closeScreens,
  type RenderedScreen,
  renderScreen,
} from '../../../testing/component/render-screen.tsx';
import { takeFiles } from '../../../testing/component/take-files.ts';
import { encryptedBackup } from '../../../testing/encrypted-backup.ts';
import { formWords } from '../../../ui/form/words.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import { backupWords as words } from './words.ts';

const PASSPHRASE = 'a long passphrase';
const taken = takeFiles();
afterEach(taken.stop);

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

const localOf = ({ services }: RenderedScreen, viewer: string) =>
  services.privateStorage.store(localDataStores, services.storage)(viewer);

/** Gives a file to the button that opens backups. */
const choose = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  page.css('input[accept*=".age"]').upload(new File([bytes], name));

test('everything is encrypted with a passphrase that Frontboard makes, and opens on another device with it alone', async () => {
  const screen = await renderScreen('/settings', { own: 'exmpl', followed: ['tidal', 'sprout'] });
  taken.start();
  await button(words.transfer.open).click();
  await button(words.transfer.save).click();
  await expect.element(dialog.getByText(words.transfer.tooShort(12))).toBeVisible();
  await button(words.transfer.make).click();
  const passphrase = dialog.css('code').element().textContent;
  expect(passphrase).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  await dialog.getByText(words.transfer.tokens).click();
  await button(words.transfer.save).click();
  await expect.element(dialog.getByText(/^Saved as frontboard-backup-.*\.json\.gz\.age$/)).toBeVisible();
  const [file] = taken.files;
  const bytes = file?.bytes ?? new Uint8Array();
  const token = screen.services.session.readToken() ?? '';
  expect(await decryptBackup(bytes, passphrase)).toContain(token);
  taken.stop();
  await closeScreens();

  const other = await renderScreen('/settings');
  await choose('backup.json.gz.age', bytes);
  const field = dialog.getByLabelText(words.passphrase.label);
  await expect.element(field).toHaveFocus();
  await field.fill('something else');
  await button(words.passphrase.open).click();
  await expect.element(dialog.getByText(words.passphrase.problems.passphrase)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.fill(passphrase);
  await button(words.passphrase.open).click();
  await expect.element(dialog.getByText(words.dialog.addSystems(1))).toBeVisible();
  await button(words.dialog.restore).click();
  await expect.element(page.getByText(words.done)).toBeVisible();
  expect(other.services.followed.getState()).toEqual(['tidal', 'sprout']);
  expect(other.services.session.readToken()).toBe(token);
});

test('a damaged encrypted file is refused, and nothing changes', async () => {
  const screen = await renderScreen('/settings', { followed: ['tidal'] });
  const bytes = await encryptedBackup('{}', PASSPHRASE);
  await choose('cut.age', bytes.slice(0, -3));
  await dialog.getByLabelText(words.passphrase.label).fill(PASSPHRASE);
  await button(words.passphrase.open).click();
  await expect.element(dialog.getByText(words.passphrase.problems.damaged)).toBeVisible();
  await button(formWords.cancel).click();
  await expectGone(dialog);
  expect(screen.stored('systems')).toMatchObject({ systems: ['tidal'] });
});

test('what two devices have changed is merged, and a person chooses where both have changed the same', async () => {
  const screen = await renderScreen('/settings', { own: 'exmpl' });
  const viewer = screen.services.session.getState().system?.uuid ?? '';
  const local = localOf(screen, viewer);
  const put = (id: string, text: string) =>
    local.update(puttingLocal('notes', id, { text, atMs: 1, front: [] }));
  put('a', 'Before');
  const { text: before, remember } = await composeExchange(screen.services, { hasTokens: false });
  remember();
  // As the other device would answer: it knows the backup, and has other notes.
  const content = JSON.parse(before);
  content.ownSystems[viewer].notes = {
    a: { text: 'Theirs', atMs: 1, front: [] },
    b: { text: 'New there', atMs: 1, front: [] },
  };
  const known = [content.exchange.id];
  content.exchange = { ...content.exchange, id: 'another', known, accounts: { [viewer]: known } };
  put('a', 'Mine');
  put('c', 'New here');
  await choose('other.age', await encryptedBackup(JSON.stringify(content), PASSPHRASE));
  await dialog.getByLabelText(words.passphrase.label).fill(PASSPHRASE);
  await button(words.passphrase.open).click();
  await expect.element(dialog.getByText(words.dialog.how)).toBeVisible();
  await expect.element(dialog.getByText('1 entry is added')).toBeVisible();
  await expect.element(dialog.getByText(words.dialog.conflicts(1))).toBeVisible();
  const whose = dialog.getByRole('radiogroup', { name: words.dialog.conflicts(1) });
  await whose.getByText(words.dialog.theFile).click();
  // Each of them has both versions, and can still be changed.
  await dialog.getByText(words.dialog.oneByOne).click();
  const title = words.dialog.about(words.dialog.kinds.notes ?? '', [formatExact(1)]);
  const each = dialog.getByRole('radiogroup', { name: title, exact: true });
  await expect.element(each.getByRole('radio', { name: words.dialog.theFile })).toBeChecked();
  await expect.element(each.getByText('Theirs')).toBeVisible();
  await each.getByText('Mine').click();
  await expect.element(whose.getByRole('radio', { name: words.dialog.thisDevice })).toBeChecked();
  await each.getByText('Theirs').click();
  await expect.element(whose.getByRole('radio', { name: words.dialog.theFile })).toBeChecked();
  await button(words.dialog.restore).click();
  const texts = () => Object.values(local.getState().notes).map(({ text }) => text);
  await expect.poll(() => texts().toSorted()).toEqual(['New here', 'New there', 'Theirs']);
  await page.getByRole('button', { name: stateWords.undo }).click();
  await expect.poll(() => texts().toSorted()).toEqual(['Mine', 'New here']);
});

/** A picture of a code, as a camera app saves it. */
async function pictureOf(text: string): Promise<File> {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const canvas = new OffscreenCanvas(rows.length * 8, rows.length * 8);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * 8, y * 8, 8, 8);
    });
  });
  return new File([await canvas.convertToBlob()], 'code.png', { type: 'image/png' });
}

test('codes are read from pictures in any order, and what is missing is said', async () => {
  await renderScreen('/settings');
  // Without a pattern, so that it is not compressed to one code.
  const names = Array.from({ length: 900 }, (_, index) => (index * 7_919) % 1_000_003).join(' ');
  const text = JSON.stringify({
    systems: { version: 2, systems: ['tidal'] },
    settings: { version: 16, settings: {} },
    names,
  });
  const codes = codesOf(await encryptedBackup(text, PASSPHRASE)) ?? [];
  expect(codes.length).toBeGreaterThan(2);
  await button(words.codes.open).click();
  await expect.element(dialog.getByText(words.codes.noCamera)).toBeVisible();
  const give = async (files: readonly File[]) => page.css('input[accept="image/*"]').upload([...files]);
  await give([new File(['no picture'], 'broken.png', { type: 'image/png' })]);
  await expect.element(dialog.getByText(words.codes.foreign)).toBeVisible();
  await give([await pictureOf(codes.at(-1) ?? ''), await pictureOf(codes[0] ?? '')]);
  const missing = codes.map((_, index) => index + 1).slice(1, -1);
  await expect.element(dialog.getByText(words.codes.progress(2, codes.length, missing))).toBeVisible();
  const [foreign = ''] = codesOf(await encryptedBackup('{}', PASSPHRASE)) ?? [];
  await give([await pictureOf(foreign)]);
  await expect.element(dialog.getByText(words.codes.other)).toBeVisible();
  await give(await Promise.all(codes.slice(1, -1).map(pictureOf)));
  await dialog.getByLabelText(words.passphrase.label).fill(PASSPHRASE);
  await button(words.passphrase.open).click();
  await expect.element(dialog.getByText(words.dialog.followed)).toBeVisible();
});

test('with keys alone codes are read, a wrong passphrase is told and replaced, and the backup is restored', async () => {
  const screen = await renderScreen('/settings');
  const text = JSON.stringify({
    systems: { version: 2, systems: ['tidal'] },
    settings: { version: 16, settings: {} },
  });
  const codes = codesOf(await encryptedBackup(text, PASSPHRASE)) ?? [];
  await tabTo(button(words.codes.open));
  await press('Enter');
  await expect.element(dialog.getByText(words.codes.noCamera)).toBeVisible();
  await tabTo(button(words.codes.pictures));
  // What the browser's own dialog would give; a test can't press keys there.
  await page.css('input[accept="image/*"]').upload(await Promise.all(codes.map(pictureOf)));
  const field = dialog.getByLabelText(words.passphrase.label);
  await expect.element(field).toHaveFocus();
  await typeText('a wrong passphrase');
  await press('Enter');
  await expect.element(dialog.getByText(words.passphrase.problems.passphrase)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await press('Control+a');
  await typeText(PASSPHRASE);
  await press('Enter');
  await expect.element(dialog.getByText(words.dialog.followed)).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await tabTo(button(words.dialog.restore));
  await press('Enter');
  await expectGone(dialog);
  expect(screen.services.followed.getState()).toEqual(['tidal']);
  await expect.element(button(words.codes.open)).toHaveFocus();
});

test('the camera reads the codes that another device shows', async () => {
  await renderScreen('/settings');
  const text = JSON.stringify({
    systems: { version: 2, systems: ['tidal'] },
    settings: { version: 16, settings: {} },
  });
  const [code = ''] = codesOf(await encryptedBackup(text, PASSPHRASE)) ?? [];
  const canvas = document.createElement('canvas');
  const picture = await createImageBitmap(await pictureOf(code));
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream(10);
  // A canvas that nothing draws on gives no frames.
  const drawing = setInterval(() => context?.drawImage(picture, 0, 0), 50);
  const { mediaDevices } = navigator;
  const former = mediaDevices.getUserMedia;
  mediaDevices.getUserMedia = async () => stream;
  try {
    await button(words.codes.open).click();
    await dialog.getByLabelText(words.passphrase.label).fill(PASSPHRASE);
    await button(words.passphrase.open).click();
    await expect.element(dialog.getByText(words.dialog.followed)).toBeVisible();
    // The camera is off again.
    expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
  } finally {
    clearInterval(drawing);
    mediaDevices.getUserMedia = former;
  }
});

test('codes are shown one after another, stand still for who wants little motion, and are stepped by keyboard', async () => {
  await renderScreen('/settings', { own: 'exmpl' });
  await button(words.transfer.open).click();
  await dialog.getByLabelText(words.transfer.label).fill(PASSPHRASE);
  await button(words.transfer.showCodes).click();
  await expect.element(dialog.getByRole('img', { name: /^Code 1 of [2-9]/ })).toBeVisible();
  await expect.element(button(words.codes.play)).toBeVisible();
  await button(words.codes.next).click();
  await expect.element(dialog.getByRole('img', { name: /^Code 2 of/ })).toBeVisible();
  await button(words.codes.previous).click();
  await button(words.codes.previous).click();
  await expect.element(dialog.getByRole('img', { name: /^Code ([2-9]) of \1$/ })).toBeVisible();
  await button(words.codes.play).click();
  await expect.element(dialog.getByRole('img', { name: /^Code 1 of/ })).toBeVisible();
});
