import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { deviceRuns } from '../../../sync/runs/run-store.ts';
import { runWords } from '../../../sync/runs/words.ts';
import { clickTwice, expectGone, openedDialog, press, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen, SERVICE_URL } from '../../../testing/component/render-screen.tsx';
import { runOf, waiting } from '../../../testing/run-items.ts';
import { clearSwitches, memberRow, systemRow } from '../../../testing/world-rows.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import { editWords } from '../edit/words.ts';
import { runCardWords } from '../runs/words.ts';
import { bulkWords as words } from './words.ts';

/** The rows of the preview without the initials in their pictures. */
const previewRows = () =>
  page
    .getByRole('table', { name: words.preview })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('bdi, td')].map(({ textContent }) => textContent).join(' '));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('the chosen members change as the table says, and Undo restores the former values', async () => {
  const screen = await renderScreen('/manage/members/bulk', { own: 'exmpl', speed: 10 });
  const own = [...screen.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const rows = [...screen.sandbox.state.members.values()]
    .filter(({ system }) => system === own?.uuid)
    .slice(0, 2);
  const before = rows.map(({ pronouns }) => pronouns);
  for (const { id } of rows) {
    await page.getByRole('searchbox', { name: 'Find members' }).fill(id);
    // The result of the search before may still be shown.
    await page.css(`[role="option"][aria-setsize="1"][data-id="${id}"]`).click();
  }
  await page.getByRole('combobox', { name: words.what }).selectOptions('pronouns');
  await page.getByRole('textbox', { name: 'Pronouns', exact: true }).fill('ey/em');
  await expect
    .element(
      page
        .getByRole('table', { name: words.preview })
        .getByText(/→ ey\/em/)
        .first(),
    )
    .toBeVisible();
  await expect.element(page.getByText(words.takes('under a minute'))).toBeVisible();
  await button(words.of.member.change(2)).click();
  await expect.poll(() => rows.map(({ pronouns }) => pronouns)).toEqual(['ey/em', 'ey/em']);
  await expect.element(page.getByText(runCardWords.done('2', '2'), { exact: true })).toBeVisible();
  await button(runCardWords.undoAll).click();
  await expect.poll(() => rows.map(({ pronouns }) => pronouns)).toEqual(before);
  await expect.element(page.getByText(runCardWords.undo.done)).toBeVisible();
});

test('nothing can be started before a person has chosen what changes, and clearing is a choice of its own', async () => {
  const screen = await renderScreen('/manage/members/bulk', { own: 'exmpl', speed: 10 });
  const luna = memberRow(screen, 'Luna');
  Object.assign(luna, { pronouns: 'she/her' });
  await page.getByRole('searchbox', { name: 'Find members' }).fill(luna.id);
  await page.css(`[role="option"][aria-setsize="1"][data-id="${luna.id}"]`).click();
  const start = button(words.of.member.change(1));
  const what = page.getByRole('combobox', { name: words.what });
  const waits = page.getByText(words.valueFirst);
  await expect.element(page.getByText(words.of.member.selectFirst)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: words.clear })).not.toBeInTheDocument();
  for (const kind of ['privacy', 'pronouns', 'colors', 'groups', 'proxy-tag', 'tts', 'replace']) {
    await what.selectOptions(kind);
    await expect.element(what).toHaveValue(kind);
    await expect.element(waits).toBeVisible();
    expect(start.elements(), kind).toEqual([]);
  }

  await what.selectOptions('pronouns');
  await page.getByText(words.clear).click();
  const preview = page.getByRole('table', { name: words.preview });
  await expect.element(preview).toHaveTextContent(words.fromTo('Pronouns', 'she/her', words.nothing));
  await expect.element(start).toBeVisible();
  // The next kind of change is not armed by it.
  await what.selectOptions('privacy');
  await expect.element(waits).toBeVisible();

  await page.getByText(words.private, { exact: true }).click();
  await expect.element(preview.getByText(/^Becomes private: .*Name, .*Description.*\.$/)).toBeVisible();
  await start.click();
  await expect.poll(() => new Set(Object.values(luna.privacy))).toEqual(new Set(['private']));
});

test('a run says that it is undone only when it is, and what its undo has left until a second try', async () => {
  const screen = await renderScreen('/manage/members/bulk', { own: 'exmpl', speed: 10 });
  const own = [...screen.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const rows = [...screen.sandbox.state.members.values()]
    .filter(({ system }) => system === own?.uuid)
    .slice(0, 2);
  for (const { id } of rows) {
    await page.getByRole('searchbox', { name: 'Find members' }).fill(id);
    await page.css(`[role="option"][aria-setsize="1"][data-id="${id}"]`).click();
  }
  await page.getByRole('combobox', { name: words.what }).selectOptions('pronouns');
  await page.getByRole('textbox', { name: 'Pronouns', exact: true }).fill('ey/em');
  await button(words.of.member.change(2)).click();
  const { undo } = runCardWords;
  await expect.element(button(runCardWords.undoAll)).toBeVisible();
  const release = screen.hold(/./, 'PATCH');
  await button(runCardWords.undoAll).click();
  await expect.element(page.getByText(undo.going, { exact: true })).toBeVisible();
  await button(runCardWords.pause).click();
  await expect.element(page.getByText(runCardWords.paused, { exact: true })).toBeVisible();
  await expect.element(page.getByText(undo.going, { exact: true })).toBeVisible();
  screen.breakWith({
    kind: 'status',
    status: 400,
    body: { code: 40001, message: '400: Bad Request', errors: { pronouns: [{ message: 'Not today.' }] } },
    match: { method: 'PATCH' },
    times: 1,
  });
  release();
  await button(runCardWords.resume).click();
  await expect.element(page.getByText(undo.partly('1'), { exact: true })).toBeVisible();
  await button(runCardWords.tryAgain).click();
  await expect.element(page.getByText(undo.done)).toBeVisible();
  expect(rows.map(({ pronouns }) => pronouns)).not.toContain('ey/em');
});

test('what a bulk change has replaced is listed beside the record, can be put back, and is forgotten with its run', async () => {
  const screen = await renderScreen('/manage/members/bulk', {
    own: 'exmpl',
    speed: 10,
    prepare(sandbox) {
      Object.assign(memberRow({ sandbox }, 'Luna'), { pronouns: 'old words' });
    },
  });
  const luna = memberRow(screen, 'Luna');
  await page.getByRole('searchbox', { name: 'Find members' }).fill(luna.id);
  await page.css(`[role="option"][aria-setsize="1"][data-id="${luna.id}"]`).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('pronouns');
  await page.getByRole('textbox', { name: 'Pronouns', exact: true }).fill('ey/em');
  await button(words.of.member.change(1)).click();
  await expect.poll(() => luna.pronouns).toBe('ey/em');

  screen.goTo(`/manage/members/${luna.id}`);
  const { changesHere } = editWords;
  const pronouns = page.css('form [name="pronouns"]');
  await expect.element(pronouns).toHaveValue('ey/em');
  await page.getByText(changesHere.title(1)).click();
  await expect.element(page.getByText(/, when changing several$/)).toBeVisible();
  await button(changesHere.restoreOf('Pronouns')).click();
  await expect.element(pronouns).toHaveValue('old words');

  await button(changesHere.purgeOf('Pronouns')).click();
  await (await openedDialog()).getByRole('button', { name: changesHere.purge, exact: true }).click();
  await expect.element(page.getByText(changesHere.purged)).toBeVisible();
  await expect.element(page.getByText(changesHere.title(1))).not.toBeInTheDocument();
});

test('what was refused says why, and is tried again on its own', async () => {
  const screen = await renderScreen('/manage/members/bulk', { own: 'exmpl', speed: 10 });
  const own = [...screen.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const row = [...screen.sandbox.state.members.values()].find(({ system }) => system === own?.uuid);
  await page.getByRole('searchbox', { name: 'Find members' }).fill(row?.id ?? '');
  await page.css('[role="option"][aria-setsize="1"]').click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('pronouns');
  await page.getByRole('textbox', { name: 'Pronouns', exact: true }).fill('ey/em');
  screen.breakWith({
    kind: 'status',
    status: 400,
    body: { code: 40001, message: '400: Bad Request', errors: { pronouns: [{ message: 'Not today.' }] } },
    match: { method: 'PATCH' },
  });
  await button(words.of.member.change(1)).click();
  await expect.element(button(runCardWords.tryAgain)).toBeVisible();
  expect(row?.pronouns).not.toBe('ey/em');
  screen.mend();
  await button(runCardWords.tryAgain).click();
  await expect.poll(() => row?.pronouns).toBe('ey/em');
});

test('the focus stays on the button that pauses, and moves on when a card or its button disappears', async () => {
  const screen = await renderScreen('/manage/groups/bulk', { own: 'exmpl', speed: 10 });
  const release = screen.hold(/./, 'PATCH');
  await button(/^All \d+ found$/).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('colors');
  await page.getByRole('textbox', { name: words.colors }).fill('#123456');
  await button(/^Change \d+ groups$/).click();
  await pressAt(button(runCardWords.pause), 'Enter');
  await expect.element(button(runCardWords.resume)).toHaveFocus();
  await press('Enter');
  await expect.element(button(runCardWords.pause)).toHaveFocus();
  release();
  const cards = page.getByRole('heading', { level: 3, name: /^(Changing several|Undoing)$/ });
  await expect.element(button(runCardWords.forget)).toBeVisible();
  await expect.element(cards).toHaveFocus();
  await pressAt(button(runCardWords.undoAll), 'Enter');
  await expect.element(page.getByText(runCardWords.undo.done)).toBeVisible();
  await expect.element(cards.nth(1)).toHaveFocus();
  await expect.poll(() => button(runCardWords.forget).elements()).toHaveLength(2);
  await pressAt(button(runCardWords.forget).first(), 'Enter');
  await expect.poll(() => cards.elements()).toHaveLength(1);
  await expect.element(cards).toHaveFocus();
  await pressAt(button(runCardWords.forget), 'Enter');
  await expectGone(cards);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('members are deleted only after their number was typed', async () => {
  const screen = await renderScreen('/manage/members/bulk', { own: 'exmpl', speed: 10 });
  await button(/^All \d+ found$/).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('delete');
  const remove = page.getByRole('button', { name: /^Delete \d+ members$/ });
  await expect.element(remove).toBeDisabled();
  const field = page.getByRole('textbox', { name: /^Type \d+ to delete$/ });
  await field.fill('1');
  await expect.element(remove).toBeDisabled();
  const [count = ''] = /\d+/.exec(remove.element().textContent ?? '') ?? [];
  await field.fill(count);
  await expect.element(remove).toBeEnabled();
  expect(screen.writes).toEqual([]);
});

test('groups change their own fields, and Undo restores the former values', async () => {
  const screen = await renderScreen('/manage/groups/bulk', { own: 'exmpl', speed: 10 });
  const own = [...screen.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const groups = [...screen.sandbox.state.groups.values()].filter(({ system }) => system === own?.uuid);
  const before = groups.map(({ color }) => color);
  await button(/^All \d+ found$/).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('colors');
  await page.getByRole('textbox', { name: words.colors }).fill('#123456');
  await button(words.of.group.change(groups.length)).click();
  await expect.poll(() => groups.map(({ color }) => color)).toEqual(groups.map(() => '123456'));
  await button(runCardWords.undoAll).click();
  await expect.poll(() => groups.map(({ color }) => color)).toEqual(before);
});

test('several colours are used in turn in the order of the list, whatever order the service has', async () => {
  const screen = await renderScreen('/manage/groups/bulk?order=desc', { own: 'exmpl', speed: 10 });
  await button(/^All \d+ found$/).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('colors');
  await page.getByRole('textbox', { name: words.colors }).fill('#111111 #222222 #333333');
  const own = [...screen.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const names = [...screen.sandbox.state.groups.values()]
    .filter(({ system }) => system === own?.uuid)
    .map(({ display_name, name }) => display_name ?? name);
  const inOrder = names.toSorted((one, other) =>
    other.localeCompare(one, undefined, { sensitivity: 'base' }),
  );
  expect(inOrder).not.toEqual(names);
  const colours = ['111111', '222222', '333333'];
  await expect
    .poll(previewRows)
    .toEqual(
      inOrder.map((name, index) => expect.stringMatching(new RegExp(`^${name}.*${colours[index % 3]}$`))),
    );
});

test('what changes stands in the order of the list by when members were last fronting', async () => {
  await renderScreen('/manage/members/bulk?sort=last-fronted&order=desc', {
    own: 'exmpl',
    prepare(sandbox) {
      clearSwitches({ sandbox }, 'exmpl');
      const { uuid: system } = systemRow({ sandbox }, 'exmpl');
      for (const [hoursAgo, name] of [
        [72, 'Juniper'],
        [48, 'Moss'],
        [24, 'Ivy'],
      ] as const) {
        const timestamp = microsFromMs(Date.now() - hoursAgo * 3_600_000);
        const members = [memberRow({ sandbox }, name).uuid];
        insertSwitch(sandbox.state, { uuid: crypto.randomUUID(), system, timestamp, members });
      }
    },
  });
  await button(/^All \d+ found$/).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('pronouns');
  await page.getByText(words.clear).click();
  await expect
    .poll(() => previewRows().slice(0, 3))
    .toEqual([/^Ivy/, /^Moss/, /^Juniper/].map((name) => expect.stringMatching(name)));
});

test('what changes stands in the order of the list where that was sorted by a field which is gone', async () => {
  await renderScreen('/manage/members/bulk?sort=field:gone&order=desc', { own: 'exmpl' });
  await button(/^All \d+ found$/).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('pronouns');
  await page.getByText(words.clear).click();
  await expect
    .poll(() => previewRows().slice(0, 3))
    .toEqual([/^Harbour/, /^Ivy/, /^Juniper/].map((name) => expect.stringMatching(name)));
});

test('pictures give colours, and a row says when its site does not let them be read', async () => {
  const readable = pictureOf('#2244aa');
  await renderScreen('/manage/members/bulk', {
    own: 'exmpl',
    prepare(sandbox) {
      const own = [...sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
      const members = [...sandbox.state.members.values()].filter(({ system }) => system === own?.uuid);
      for (const member of members) Object.assign(member, { avatar_url: null, webhook_avatar_url: null });
      const [first, second] = members;
      if (first === undefined || second === undefined) throw new Error('The world has too few members.');
      Object.assign(first, { name: 'Readable', display_name: null, avatar_url: readable });
      Object.assign(second, {
        name: 'Closed',
        display_name: null,
        avatar_url: `${SERVICE_URL}/closed.png`,
      });
    },
  });
  await button(/^All \d+ found$/).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('picture-colors');
  await button(words.readPictures).click();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect.element(row('Readable')).toHaveTextContent(/→ 2244aa/);
  await expect.element(row('Closed')).toHaveTextContent(words.noColor.unreadable);
  await expect.element(page.getByText(words.noColor['no-picture']).first()).toBeVisible();
  await expect.element(button(words.of.member.change(1))).toBeEnabled();
});

test('a picture that has changed since it was read is read again', async () => {
  const screen = await renderScreen('/manage/members/bulk', {
    own: 'exmpl',
    prepare(sandbox) {
      Object.assign(memberRow({ sandbox }, 'Luna'), { avatar_url: pictureOf('#2244aa') });
    },
  });
  await page.getByRole('searchbox', { name: 'Find members' }).fill('Luna');
  await page.css('[role="option"]').getByText('Luna', { exact: true }).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('picture-colors');
  await button(words.readPictures).click();
  const row = page.getByRole('row').filter({ hasText: 'Luna' });
  await expect.element(row).toHaveTextContent(/→ 2244aa/);
  Object.assign(memberRow(screen, 'Luna'), { avatar_url: pictureOf('#aa2244') });
  await screen.services.queryClient.refetchQueries({ type: 'active' });
  await expect.element(row).toHaveTextContent(words.noColor['not-read']);
  await button(words.readPictures).click();
  await expect.element(row).toHaveTextContent(/→ aa2244/);
});

test('a picture that could not be read is read again on request', async () => {
  const pictures = breakPictures();
  await renderScreen('/manage/members/bulk', {
    own: 'exmpl',
    prepare(sandbox) {
      Object.assign(memberRow({ sandbox }, 'Luna'), { avatar_url: pictureOf('#2244aa') });
    },
  });
  await page.getByRole('searchbox', { name: 'Find members' }).fill('Luna');
  await page.css('[role="option"]').getByText('Luna', { exact: true }).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('picture-colors');
  await button(words.readPictures).click();
  const row = page.getByRole('row').filter({ hasText: 'Luna' });
  await expect.element(row).toHaveTextContent(words.noColor.unreadable);
  pictures.mend();
  await button(words.readPictures).click();
  await expect.element(row).toHaveTextContent(/→ 2244aa/);
});

test('a double press starts one run, and leaves the focus beside its preview', async () => {
  const screen = await renderScreen('/manage/members/bulk', { own: 'exmpl', speed: 10 });
  const luna = memberRow(screen, 'Luna');
  await page.getByRole('searchbox', { name: 'Find members' }).fill(luna.id);
  await page.css(`[role="option"][aria-setsize="1"][data-id="${luna.id}"]`).click();
  await page.getByRole('combobox', { name: words.what }).selectOptions('pronouns');
  await page.getByRole('textbox', { name: 'Pronouns', exact: true }).fill('ey/em');
  await clickTwice(button(words.of.member.change(1)));
  await expect.element(page.getByText(words.started)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.preview })).toHaveFocus();
  await expect.poll(() => luna.pronouns).toBe('ey/em');
  expect(page.getByRole('region', { name: runWords.titles.bulk }).elements()).toHaveLength(1);
});

test('a run that has rested for over an hour says so on its card, and continues only when the person says so', async () => {
  let names: readonly string[] = [];
  const screen = await renderScreen('/status', {
    own: 'exmpl',
    prepare({ state }) {
      const own = [...state.systems.values()].find(({ id }) => id === 'exmpl');
      const rows = [...state.members.values()].filter(({ system }) => system === own?.uuid).slice(0, 2);
      names = rows.map(({ name }) => name);
    },
  });
  const rows = names.map((name) => memberRow(screen, name));
  const since = Date.now() - 2 * 3_600_000;
  await deviceRuns.add(
    runOf(
      rows.map(({ uuid, pronouns }) =>
        waiting({
          kind: 'change',
          of: 'member',
          ref: uuid,
          before: { pronouns },
          after: { pronouns: 'ey/em' },
        }),
      ),
      { viewer: rows[0]?.system ?? '', startedAtMs: since, triedAtMs: since },
    ),
  );
  const before = rows.map(({ pronouns }) => pronouns);
  await screen.reload();
  await page.getByRole('link', { name: runWords.left.show }).click();
  const card = page.getByRole('region', { name: runWords.titles.bulk });
  await expect.element(card.getByText(runCardWords.rests(formatExact(since)))).toBeVisible();
  expect(
    card
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([runCardWords.resume, runCardWords.drop]);
  await screen.caughtUp();
  expect(rows.map(({ pronouns }) => pronouns)).toEqual(before);
  await card.getByRole('button', { name: runCardWords.resume, exact: true }).click();
  await expect.element(page.getByText(runCardWords.done('2', '2'), { exact: true })).toBeVisible();
  expect(rows.map(({ pronouns }) => pronouns)).toEqual(['ey/em', 'ey/em']);
});

/** Lets no picture of the page load until they are mended, as without a connection; at the latest at the end of the test. */
function breakPictures(): { mend(): void } {
  const Original = window.Image;
  window.Image = class extends Original {
    override set src(_address: string) {
      super.src = 'data:,';
    }
  };
  const mend = () => {
    window.Image = Original;
  };
  onTestFinished(mend);
  return { mend };
}

/** A picture of one colour, as an address. */
function pictureOf(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 8, 8);
  return canvas.toDataURL('image/png');
}

test('a run that is about to be undone does not say how long the rest would take: it is never sent', async () => {
  const screen = await renderScreen('/status', { own: 'exmpl', speed: 10 });
  const own = [...screen.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const change = {
    kind: 'change',
    of: 'system',
    ref: '',
    before: { tag: null },
    after: { tag: 'x' },
  } as const;
  const startedAtMs = Date.now() - 2 * 3_600_000;
  await deviceRuns.add(
    // It rests, so that it stays in this phase.
    runOf([waiting(change), waiting(change)], {
      ...{ viewer: own?.uuid ?? '', startedAtMs, triedAtMs: startedAtMs },
      ...{ phase: 'undoing', restedSinceMs: startedAtMs },
    }),
  );
  await screen.reload();
  screen.goTo('/manage/members/bulk');
  const card = page.getByRole('region', { name: runWords.titles.bulk });
  await expect.element(card.getByText(runCardWords.progress('0', '2'))).toBeVisible();
  expect(card.getByText(/^Time left/).elements()).toEqual([]);
});

test('a long run says how much is left of it, and numbers from a thousand on have separators', async () => {
  const screen = await renderScreen('/status', { own: 'exmpl', speed: 10 });
  const own = [...screen.sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
  const changes = Array.from({ length: 1_500 }, () =>
    waiting({ kind: 'change', of: 'system', ref: '', before: { tag: null }, after: { tag: 'x' } }),
  );
  const startedAtMs = Date.now();
  await deviceRuns.add(
    runOf(changes, { viewer: own?.uuid ?? '', startedAtMs, triedAtMs: startedAtMs, phase: 'paused' }),
  );
  await screen.reload();
  screen.goTo('/manage/members/bulk');
  const card = page.getByRole('region', { name: runWords.titles.bulk });
  await expect.element(card.getByText(runCardWords.progress('0', '1,500'))).toBeVisible();
  await expect.element(card.getByText(/^Time left: about \d+ (minutes|hours?)/)).toBeVisible();
  expect(words.of.member.remove(1_500)).toBe('Delete 1,500 members');
  expect(words.summary(words.of.group.changes(1_234), 1_000, 2_000)).toBe(
    '1,234 groups change. 1,000 need no change. 2,000 can’t be changed.',
  );
});
