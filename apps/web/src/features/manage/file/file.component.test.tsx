import { readSystemFile } from '@frontboard/portable';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FIRST_FORM } from '../../../sync/system-file/export-form.ts';
import { expectGone, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { takeFiles } from '../../../testing/component/take-files.ts';
import { createOrigin } from '../../../testing/fake-browser.ts';
import { uiWords } from '../../../ui/words.ts';
import { fileWords as words } from './words.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const chooseFile = (text: string, label: string) =>
  page
    .css(`input[aria-label="${label}"]`)
    .upload(new File([text], 'file.json', { type: 'application/json' }));

const files = takeFiles();
beforeEach(files.start);
afterEach(files.stop);
afterEach(() => vi.unstubAllGlobals());

const readText = (text: string) => readSystemFile(new Blob([text]), Date.now());

async function saveWhole(): Promise<string> {
  await button(words.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  return files.texts[0] ?? '';
}

test('the whole system is saved, and a file with one other field shows only that field', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const text = await saveWhole();
  const file = await readText(text);
  expect([file.id, file.notes]).toEqual(['exmpl', []]);
  expect(file.switches.length).toBeGreaterThan(100);
  expect(text).not.toContain('token');

  const earlier = JSON.parse(text);
  earlier.members[0].pronouns = 'before/then';
  await chooseFile(JSON.stringify(earlier), words.compare.choose);
  await button(words.compare.start).click();
  const members = page.getByRole('region', { name: words.result.kinds.members });
  await expect.element(members.getByText(/before\/then →/)).toBeVisible();
  await expect.element(members.getByText(`1 changed, ${file.members.length - 1} equal`)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: words.result.kinds.switches }))
    .toHaveTextContent(`${words.result.kinds.switches}${file.switches.length} equal`);
});

test('a part says that it is one, and its members are those of the chosen group', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await page.getByText(words.save.part).click();
  await page
    .getByLabelText(words.save.members, { exact: true })
    .selectOptions(words.save.membersOf('Kitchen crew'));
  await page.getByLabelText(words.save.groups, { exact: true }).selectOptions(words.save.onlyThis);
  await page.getByLabelText(words.save.history).selectOptions(words.save.noHistory);
  const file = JSON.parse(await saveWhole());
  expect(file.frontboard.whole).toEqual({ members: false, groups: false, switches: false });
  expect(file.groups.map(({ name }: { name: string }) => name)).toEqual(['kitchen']);
  expect(file.members.length).toBe(file.groups[0].members.length);
  expect(file.switches).toEqual([]);
});

test('the groups to choose from are in the order of their names, and initials in discreet mode', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await page.getByText(words.save.part).click();
  const members = page.getByLabelText(words.save.members, { exact: true });
  const options = () =>
    members
      .getByRole('option')
      .elements()
      .map((option) => option.textContent ?? '');
  const fixed: readonly string[] = [words.save.allMembers, words.save.publicMembers];
  const groups = () => options().filter((text) => !fixed.includes(text));
  await expect.poll(groups).toContain(words.save.membersOf('Kitchen crew'));
  expect(groups()).toEqual(groups().toSorted((one, other) => one.localeCompare(other)));
  screen.services.settings.update((current) => ({ ...current, discreet: true }));
  await expect.poll(groups).toContain(words.save.membersOf('KC'));
  expect(groups().join()).not.toMatch(/Kitchen/);
});

test('a refused request stops the fetch, which continues from there', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  screen.breakWith({ kind: 'status', status: 400, match: { path: '/systems/@me/groups' } });
  await button(words.save.start).click();
  await expect.element(button('Try again')).toBeVisible();
  screen.mend();
  const members = () =>
    screen.requests().filter(({ path }) => path.startsWith('/v2/systems/@me/members')).length;
  const before = members();
  const release = screen.hold(/./);
  await pressAt(button('Try again'), 'Enter');
  await expect.element(button(words.progress.pause)).toHaveFocus();
  release();
  await expect.poll(() => files.texts.length).toBe(1);
  expect(members()).toBe(before);
});

test('what was being saved when the page was closed is offered by the next page, and continued', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  screen.breakWith({ kind: 'status', status: 403, match: { path: '/switches\\?.*before=20' } });
  await button(words.save.start).click();
  await expect.element(button('Try again')).toBeVisible();
  await screen.reload();
  await expect.element(page.getByText(/Saving to a file started on .* and is not finished/)).toBeVisible();
  screen.mend();
  await button(words.save.resume).click();
  await expect.poll(() => files.texts.length).toBe(1);
  expect((await readText(files.texts[0] ?? '')).switches.length).toBeGreaterThan(100);
  await expectGone(button(words.save.discard));
});

test('what was being saved can be given up, also after a reload', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  screen.breakWith({ kind: 'status', status: 403, match: { path: '/systems/@me/groups' } });
  await button(words.save.start).click();
  await expect.element(button('Try again')).toBeVisible();
  await screen.reload();
  await button(words.save.discard).click();
  await expectGone(button(words.save.discard));
  await screen.reload();
  await expect.element(button(words.save.start)).toBeEnabled();
  await expectGone(button(words.save.discard));
});

test('while another tab saves the system its progress is shown, and this one can save when that one is closed', async () => {
  const origin = createOrigin();
  const other = origin.openTabs();
  const screen = await renderScreen('/manage/file', { own: 'exmpl', tabs: origin.openTabs() });
  const viewer = screen.services.session.getState().system?.uuid;
  const leave = other.campaign(() => {}, `save-${viewer}`);
  const tell = (state: string) =>
    other.post({
      protocol: 1,
      message: {
        type: 'save-progress',
        viewer,
        form: FIRST_FORM,
        state,
        step: { at: 'history', history: { count: 1_200, backTo: '2024-05-03T10:00:00Z' } },
      },
    });
  tell('running');
  await expect.element(page.getByText(words.save.elsewhere.running)).toBeVisible();
  await expect.element(page.getByText(/^1,200 switches, back to/)).toBeVisible();
  await expect.element(button(words.save.start)).toBeDisabled();
  tell('paused');
  await expect.element(page.getByText(words.save.elsewhere.paused)).toBeVisible();
  leave();
  await expectGone(page.getByText(words.save.elsewhere.paused));
  await saveWhole();
});

test('reading a large file shows how far it is, and can be cancelled', async () => {
  // In the page, where the file can be held.
  vi.stubGlobal('Worker', undefined);
  await renderScreen('/manage/file');
  const text = `{"members":[{"id":"a","name":"Ash"}],"switches":[],"x":"${'x'.repeat(1_500_000)}"}`;
  /** Chooses a file of which half is read. Returns what lets the rest be read. */
  const choose = () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const file = new File([text], 'large.json');
    file.slice = (start = 0, end = file.size) => {
      const part = Blob.prototype.slice.call(file, start, end);
      if (start < 700_000) return part;
      const read = part.arrayBuffer.bind(part);
      part.arrayBuffer = () => held.then(read);
      return part;
    };
    const input = page
      .css(`input[aria-label="${words.compare.chooseEarlier}"]`)
      .element() as HTMLInputElement;
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return release;
  };
  const progress = page.getByRole('progressbar', { name: words.compare.reading });
  const first = choose();
  await expect.element(page.getByText(words.compare.readSoFar('768 kB', '1.5 MB'))).toBeVisible();
  await expect.element(progress).toHaveAttribute('max', String(text.length));
  await button(words.progress.cancel).click();
  await expectGone(progress);
  first();
  const second = choose();
  await expect.element(page.getByText(words.compare.readSoFar('768 kB', '1.5 MB'))).toBeVisible();
  second();
  await expect.element(page.getByText(words.compare.contains(1, 0, 0))).toBeVisible();
  await expectGone(progress);
});

test('comparing shows how far it is and can be cancelled, and then the files can be compared', async () => {
  let isHeld = true;
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      override postMessage(message: { readonly kind: string }) {
        if (message.kind !== 'compare' || !isHeld) super.postMessage(message);
      }
    },
  );
  await renderScreen('/manage/file');
  const text = '{"members":[{"id":"a","name":"Ash"}],"switches":[]}';
  await chooseFile(text, words.compare.chooseEarlier);
  await chooseFile(text.replace('Ash', 'Oak'), words.compare.chooseLater);
  await button(words.compare.start).click();
  const progress = page.getByRole('progressbar', { name: words.compare.comparing });
  await expect.element(page.getByText(words.progress.entries(0, 1))).toBeVisible();
  await button(words.progress.cancel).click();
  await expectGone(progress);
  isHeld = false;
  await button(words.compare.start).click();
  await expect.element(page.getByText(/Ash → Oak/)).toBeVisible();
  await expectGone(progress);
});

test('a backup of PKStatus leads to where it can be restored', async () => {
  await renderScreen('/manage/file');
  const backup = { settings: { version: 16, settings: {} }, systems: { version: 2, systems: ['exmpl'] } };
  await chooseFile(JSON.stringify(backup), words.compare.chooseEarlier);
  await expect.element(page.getByText(words.problems['settings-backup'])).toBeVisible();
  await page.getByRole('link', { name: words.compare.restoreBackup }).click();
  await expect.element(page.getByText('Restore a backup', { exact: true })).toBeVisible();
});

test('two files are compared without an account, and a damaged one is refused with its place', async () => {
  await renderScreen('/manage/file');
  const file = (name: string) =>
    JSON.stringify({
      uuid: 'one',
      members: [{ id: 'aaaaa', name, description: '||hidden||' }],
      switches: [],
    });
  await chooseFile('{"members":[', words.compare.chooseEarlier);
  await expect.element(page.getByText(words.problemAt(words.problems['cut-off'], '1:13'))).toBeVisible();
  await chooseFile(file('Ash'), words.compare.chooseEarlier);
  await chooseFile(file('Oak'), words.compare.chooseLater);
  await button(words.compare.start).click();
  await expect.element(page.getByText('Ash → Oak')).toBeVisible();
});

test('discreet mode shows initials in a comparison, and no name of a file', async () => {
  const screen = await renderScreen('/manage/file');
  const file = (name: string, others: readonly string[]) =>
    JSON.stringify({
      uuid: 'one',
      name: `System of ${name}`,
      members: [name, ...others].map((one, index) => ({ id: `aaaa${'abc'[index]}`, name: one })),
      groups: [
        { id: 'ggggg', name: 'Velvet Umbrella', members: [name].map(() => 'aaaaa').slice(others.length - 1) },
      ],
      switches: [{ timestamp: '2025-01-01T00:00:00Z', members: [others.length > 1 ? 'aaaab' : 'aaaaa'] }],
    });
  const names = ['Quartz Nightingale', 'Yonder Zephyr', 'Xylo Wharf', 'Kestrel Jubilee', 'Velvet Umbrella'];
  const [first = '', second = '', third = '', fourth = ''] = names;
  await chooseFile(file(first, [third]), words.compare.chooseEarlier);
  await chooseFile(file(second, [third, fourth]), words.compare.chooseLater);
  await button(words.compare.start).click();
  const main = page.css('main');
  for (const one of names) await expect.element(main).toHaveTextContent(one);
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  for (const one of names) await expect.element(main).not.toHaveTextContent(one);
  await expect.element(page.getByText('QN → YZ')).toBeVisible();
  await expect.element(main).not.toHaveTextContent('.json');
});

test('a PluralPort file of the members whom everyone can see', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await page.getByText(words.save.part).click();
  await page.getByLabelText(words.save.members, { exact: true }).selectOptions(words.save.publicMembers);
  await page.getByLabelText(words.save.history).selectOptions(words.save.noHistory);
  await page.getByText(words.save.formats.pluralport, { exact: true }).click();
  const file = await readText(await saveWhole());
  expect(file.format).toBe('pluralport');
  expect(file.members.length).toBeGreaterThan(0);
  const visibilities = file.members.map(({ fields }) => fields.privacy);
  expect(visibilities.every((privacy) => JSON.stringify(privacy).includes('"visibility":"public"'))).toBe(
    true,
  );
});

test('of many entries the first are shown, and more of them until all are', async () => {
  await renderScreen('/manage/file');
  const file = (count: number) =>
    JSON.stringify({
      uuid: 'one',
      members: Array.from({ length: count }, (_, index) => ({ id: `m${index}`, name: `Member ${index}` })),
      switches: [],
    });
  await chooseFile(file(1), words.compare.chooseEarlier);
  await chooseFile(file(451), words.compare.chooseLater);
  await button(words.compare.start).click();
  const members = page.getByRole('region', { name: words.result.kinds.members });
  await members.getByText(words.result.added(450)).click();
  await button(uiWords.more('200', '250')).click();
  await button(uiWords.more('50', '50')).click();
  await expect.element(members.getByText('Member 450', { exact: true })).toBeInTheDocument();
  await expectGone(page.getByRole('button', { name: /^Show .* more$/ }));
});

test('a file that is saved only for this session says that a reload ends it', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { token } = screen.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl') ?? { token: '' };
  await screen.services.session.setToken(token, { isStored: false });
  screen.breakWith({ kind: 'latency', ms: 60_000, match: { path: '/switches' } });
  await button(words.save.start).click();
  await expect.element(page.getByText(words.progress.elsewhereInSession)).toBeVisible();
  await button(words.progress.cancel).click();
});

/** Drags files over a part of the screen, and what drops them there. */
function drag(over: Element, dropped: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of dropped) dataTransfer.items.add(file);
  const send = (type: string) =>
    over.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  send('dragenter');
  return { drop: () => send('drop'), leave: () => send('dragleave') };
}

const chosen = { members: [{ id: 'aaaaa', name: 'Ash' }], switches: [] };
const named = (name: string, content: unknown = chosen) => new File([JSON.stringify(content)], name);

test.each(['export.txt', 'export.json.txt', 'export'])(
  'a file with the name %s is read by its content',
  async (name) => {
    await renderScreen('/manage/file');
    const input = page.css(`input[aria-label="${words.compare.chooseEarlier}"]`);
    await expect.element(input).not.toHaveAttribute('accept');
    await input.upload(named(name));
    await expect.element(page.getByText(words.compare.contains(1, 0, 0))).toBeVisible();
  },
);

test('a file that is dragged over the screen has a target in sight, and is read where it is dropped', async () => {
  await renderScreen('/manage/file');
  const { compare } = words;
  await expect.element(button(compare.chooseEarlier)).toBeVisible();
  const [, later = document.body] = page.getByText(compare.paste).elements();
  await expect.element(page.getByText(compare.drop)).not.toBeInTheDocument();
  const first = drag(later, [named('export')]);
  await expect.element(page.getByText(compare.drop).first()).toBeVisible();
  expect(page.getByText(compare.drop).elements()).toHaveLength(2);
  first.leave();
  await expectGone(page.getByText(compare.drop));

  const isPassedOn = drag(later, [named('export')]).drop();
  // Otherwise the browser would open it instead of the app.
  expect(isPassedOn).toBe(false);
  await expect.element(page.getByText(compare.contains(1, 0, 0))).toBeVisible();
  await expectGone(page.getByText(compare.drop));
  expect(drag(document.body, [named('export')]).drop()).toBe(false);
  expect(page.getByText(compare.contains(1, 0, 0)).elements()).toHaveLength(1);
});

test('several dropped files and a dropped folder are not read, and a sentence says what to do', async () => {
  await renderScreen('/manage/file');
  const { compare } = words;
  await expect.element(button(compare.chooseEarlier)).toBeVisible();
  const [target = document.body] = page.getByText(compare.paste).elements();
  drag(target, [named('one'), named('two')]).drop();
  await expect.element(page.getByText(compare.droppedSeveral)).toBeVisible();
  // Only the browser makes entries of folders.
  const entry = vi
    .spyOn(DataTransferItem.prototype, 'webkitGetAsEntry')
    .mockReturnValue({ isDirectory: true } as FileSystemEntry);
  drag(target, [named('folder')]).drop();
  entry.mockRestore();
  await expect.element(page.getByText(compare.droppedFolder)).toBeVisible();
  await expectGone(page.getByText(compare.droppedSeveral));
});

test('the pasted text of a file is read like a file', async () => {
  await renderScreen('/manage/file');
  const { compare } = words;
  await page.getByText(compare.paste).first().click();
  await expect.element(button(compare.readPasted)).toBeDisabled();
  await page.getByLabelText(compare.pasteLabel).fill(JSON.stringify(chosen));
  await button(compare.readPasted).click();
  await expect.element(page.getByText(compare.contains(1, 0, 0))).toBeVisible();
  await expect
    .element(page.getByText(compare.chosen(compare.pastedName, compare.pluralKitForm)))
    .toBeVisible();
  await expect.element(page.getByLabelText(compare.pasteLabel)).toHaveValue('');
  await page.getByLabelText(compare.pasteLabel).fill('{"members":');
  await button(compare.readPasted).click();
  await expect.element(page.getByText(words.problems['cut-off'])).toBeVisible();
});
