import { type FaultRule, insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ribbonWords } from '../../../parts/ribbon/ribbon-words.ts';
import { switchNoteWords } from '../../../parts/switch-notes/words.ts';
import { localDataStores } from '../../../session/local/local-data.ts';
import { expectGone, openedDialog } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, systemRow } from '../../../testing/world-rows.ts';
import { uiWords } from '../../../ui/words.ts';
import { insightWords } from '../words.ts';

const words = insightWords.statistics;
const UUIDS = [1, 2, 3, 4].map((index) => `6d5a3bd0-93a4-4c5b-a1f5-3b0fb7f4c20${index}`);
const who = page.getByRole('region', { name: words.their.days });
const everybody = page.getByRole('region', { name: words.who.title });

/** Moss for 2 hours, near; for 3 hours, marked; for 5 hours. Then nobody. */
async function renderMoss(search = '', of = true, broken: readonly FaultRule[] = []) {
  const stored: Record<string, unknown> = {};
  const screen = await renderScreen('/settings', {
    own: 'exmpl',
    stored,
    prepare: (sandbox) => {
      // Before the page opens: it may load the members at any time from then on.
      sandbox.faults.replace(broken);
      const { uuid: system } = systemRow({ sandbox }, 'exmpl');
      const moss = memberRow({ sandbox }, 'Moss').uuid;
      clearSwitches({ sandbox }, 'exmpl');
      for (const [index, [hour, names]] of (
        [
          [8, ['Moss']],
          [10, ['Luna', 'Moss']],
          [13, ['Moss']],
          [18, []],
        ] as const
      ).entries())
        insertSwitch(sandbox.state, {
          uuid: UUIDS[index] ?? '',
          system,
          timestamp: microsFromMs(new Date(2026, 4, 2, hour).getTime()),
          members: names.map((name) => memberRow({ sandbox }, name).uuid),
        });
      const note = { text: '', atMs: 1, marks: [], members: {} };
      stored[localDataStores.keyOf(system)] = {
        version: 2,
        switchNotes: {
          [UUIDS[0] ?? '']: { ...note, switchMs: 1, members: { [moss]: { role: 'near', marks: [] } } },
          [UUIDS[1] ?? '']: { ...note, switchMs: 1, marks: ['busy'] },
          // Near without being in front.
          [UUIDS[2] ?? '']: {
            ...note,
            switchMs: 1,
            members: { [memberRow({ sandbox }, 'Quill').uuid]: { role: 'near', marks: [] } },
          },
        },
      };
    },
  });
  const { id } = memberRow(screen, 'Moss');
  screen.goTo(
    `/history/statistics?period=range&from=2026-05-01&to=2026-05-04${of ? `&of=${id}` : ''}${search}`,
  );
  return screen;
}

test('the time of a member is that with a role or a mark which is noted on this device, and the screen says so', async () => {
  const screen = await renderMoss();
  await expect.element(who).toHaveTextContent(words.who.only('Moss', '10 hours'));
  await page.getByRole('button', { name: words.options }).click();
  await openedDialog();
  await page.getByLabelText(switchNoteWords.role).selectOptions(switchNoteWords.roles.near);
  await expect.element(who).toHaveTextContent(words.who.only('Moss', '2 hours'));
  await expect.poll(() => screen.address()).toContain('role=near');
  const only = words.noted.only(switchNoteWords.inRole(switchNoteWords.roles.near));
  await expect.element(page.getByText(only)).toBeInTheDocument();
  await page.getByLabelText(switchNoteWords.role).selectOptions(switchNoteWords.anyRole);
  await page.getByLabelText(switchNoteWords.mark).selectOptions('busy');
  await expect.element(who).toHaveTextContent(words.who.only('Moss', '3 hours'));
  // What counts the switches of everybody is not offered for a part of them.
  await expectGone(page.getByRole('button', { name: words.more }));
});

test('the time of everybody is that with a mark or a role, each member for themselves, and the screen says so', async () => {
  const screen = await renderMoss('&mark=busy', false);
  const time = (name: string) => page.getByRole('link', { name: new RegExp(`${name}.*`) });
  await expect.element(everybody).toHaveTextContent(words.who.ownCount(2));
  await expect.element(page.getByText(words.noted.only(switchNoteWords.marked('busy')))).toBeInTheDocument();
  await expect.element(time('Moss').first()).toHaveTextContent('3 h');
  await expect.element(time('Luna').first()).toHaveTextContent('3 h');
  await expectGone(page.getByRole('button', { name: words.more }));
  // A day names no one but those with the mark, and says of nobody that they were switched out.
  await everybody.getByRole('button', { name: /Luna/ }).click();
  await expect.element(everybody.getByRole('status')).toHaveTextContent(/Luna and Moss/);
  await expect.element(everybody.getByRole('status')).not.toHaveTextContent(ribbonWords.switchedOut);
  await page.getByRole('button', { name: words.options }).click();
  await openedDialog();
  await expectGone(page.getByText(words.countNoFronter));
  await expectGone(page.getByText(words.compare));
  await page.getByLabelText(switchNoteWords.mark).selectOptions(switchNoteWords.anyMark);
  await page.getByLabelText(switchNoteWords.role).selectOptions(switchNoteWords.roles.near);
  await expect.poll(screen.address).toMatch(/role=near(?!.*mark)/);
  await expect.element(everybody).toHaveTextContent(words.who.ownCount(2));
  await expect.element(time('Moss').first()).toHaveTextContent('2 h');
  await expect.element(time('Quill').first()).toHaveTextContent('5 h');
  screen.goTo(
    `/history/statistics?period=range&from=2026-05-01&to=2026-05-04&role=near&of=${memberRow(screen, 'Quill').id}`,
  );
  await expect.element(who).toHaveTextContent(words.who.only('Quill', '5 hours'));
});

test('a mark that nobody ever had leaves no time, of a member or of everybody', async () => {
  const screen = await renderMoss('&mark=never');
  await expect.element(page.getByText(words.noted.none).first()).toBeVisible();
  screen.goTo('/history/statistics?period=range&from=2026-05-01&to=2026-05-04&mark=never');
  await expect.element(everybody).toHaveTextContent(words.noted.none);
  await expectGone(page.getByText(words.who.ownCount(2)));
});

test('without the list of members the screen says that it could not be loaded, not that there is no such time', async () => {
  const screen = await renderMoss('&role=near', false, [
    { kind: 'status', status: 400, body: { message: 'No.', code: 0 }, match: { path: '/members' } },
  ]);
  await expect.element(page.getByText(words.noted.failed)).toBeVisible();
  await expectGone(page.getByText(words.noted.none));
  // A view that asked for them itself would ask again each time it is shown, which it is after each failure.
  await screen.caughtUp();
  expect(screen.requests().filter(({ path }) => path.endsWith('/members'))).toHaveLength(1);
  screen.mend();
  await page.getByRole('button', { name: uiWords.tryAgain }).click();
  await expect.element(everybody).toHaveTextContent(words.who.ownCount(2));
});
