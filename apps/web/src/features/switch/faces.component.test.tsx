import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectTexts, openedDialog, press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { clearSwitches, memberRow, recordSwitch, systemRow } from '../../testing/world-rows.ts';
import { singleTapsWords } from '../../text/single-taps-words.ts';
import { switchWords as words } from './words.ts';

const draft = page.getByRole('region', { name: words.draft.title });
const fronting = page.getByRole('region', { name: words.front.title });
const faces = page.css('[data-index]');
const face = (name: string) => faces.filter({ hasText: name });
const HOUR_MS = 3_600_000;
const tenMinutesAgo = draft.getByText(words.when.minutes(10), { exact: true });
const again = page.getByRole('group', { name: words.lastFronts.title });

/** The screen on a new device, of a system with these switches, an hour apart: the oldest first, by internal names. */
function renderAfter(...fronts: readonly (readonly string[])[]) {
  return renderScreen('/switch', {
    own: 'exmpl',
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'exmpl');
      for (const [index, names] of fronts.entries()) {
        const ids = names.map((name) => memberRow({ sandbox }, name).id);
        recordSwitch({ sandbox }, 'exmpl', ids, Date.now() - (fronts.length - index) * HOUR_MS);
      }
    },
  });
}

const firstFaces = (count: number) =>
  faces
    .elements()
    .slice(0, count)
    .map((it) => it.querySelector('bdi')?.textContent);

test('on a new device who fronts often comes first, without those who are fronting, and nobody moves after a switch', async () => {
  await renderAfter(['Harbour'], ['Sol'], ['cas'], ['Sol'], ['Quill'], ['cas'], ['Sol'], ['Moss']);
  await expect.poll(() => firstFaces(4)).toEqual(['Sol', 'Cas', 'Quill', 'Harbour']);
  await face('Harbour').click();
  await draft.getByRole('button', { name: words.draft.switchTo('Harbour') }).click();
  await expect.element(fronting.getByRole('listitem')).toHaveTextContent('Harbour');
  expect(firstFaces(4)).toEqual(['Sol', 'Cas', 'Quill', 'Harbour']);
});

test.each([
  [true, ['Quill', 'Sol', 'Cas']],
  [false, ['Sol', 'Cas', 'Quill']],
])('who is often there around this time comes first, if that is wanted: %s', async (aroundNow, first) => {
  await renderScreen('/switch', {
    own: 'exmpl',
    stored: { preferences: { version: 1, aroundNow } },
    prepare: (sandbox) => {
      clearSwitches({ sandbox }, 'exmpl');
      for (const [hoursAgo, name] of [
        [26, 'Quill'],
        [21, 'Sol'],
        [20, 'cas'],
        [19, 'Sol'],
        [18, 'cas'],
        [17, 'Sol'],
        [1, 'Moss'],
      ] as const)
        recordSwitch(
          { sandbox },
          'exmpl',
          [memberRow({ sandbox }, name).id],
          Date.now() - hoursAgo * HOUR_MS,
        );
    },
  });
  await expect.poll(() => firstFaces(3)).toEqual(first);
});

test('the last different fronts are chosen again with one press, which records nothing and loses nobody who was chosen', async () => {
  const screen = await renderAfter(['Luna'], ['cas', 'Juniper'], ['Luna'], ['Sol'], [], ['Moss']);
  await expectTexts(again.getByRole('button'), [
    words.lastFronts.again('Sol'),
    words.lastFronts.again('Luna'),
    words.lastFronts.again('Cas and Juniper'),
  ]);
  await face('Quill').click();
  await again.getByRole('button', { name: /Cas and Juniper/ }).click();
  await expectTexts(draft.getByRole('row'), ['Cas', 'Juniper', 'Quill']);
  expect(screen.writes).toEqual([]);
});

test('a front that is chosen again stays chosen, and comes before the others', async () => {
  await renderAfter(['Sol'], ['Moss']);
  await face('Quill').click();
  await face('Sol').click();
  await again.getByRole('button', { name: /Sol/ }).click();
  await expectTexts(draft.getByRole('row'), ['Sol', 'Quill']);
});

test('on a phone the focus is on the heading of the next front after a switch, and a chosen time stays in sight without a member', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderAfter(['Sol'], ['Moss']);
  await face('Luna').click();
  await tenMinutesAgo.click();
  await face('Luna').click();
  const when = draft.getByRole('button', { name: new RegExp(`^${words.when.label}: `) });
  await expect.element(when).toBeVisible();
  await face('Luna').click();
  await pressAt(draft.getByRole('button', { name: words.draft.switchTo('Luna') }), 'Enter');
  await expect.element(draft.getByRole('heading')).toHaveFocus();
});

test('with “Tap switches at once” a press on a member or an earlier front records a switch that can be undone, and the menu chooses', async () => {
  const screen = await renderAfter(['Sol'], ['Moss']);
  const newest = () =>
    screen.sandbox.state.index.switchesOfSystem
      .get(systemRow(screen, 'exmpl').uuid)
      ?.at(-1)
      ?.members.map((uuid) => screen.sandbox.state.members.get(uuid)?.name);
  await page.getByRole('button', { name: words.options.title }).click();
  const options = await openedDialog();
  await options.getByRole('switch', { name: singleTapsWords.label }).click();
  await press('Escape');
  await face('Luna').click();
  await expect.poll(newest).toEqual(['Luna']);
  await expect.element(draft.getByRole('row')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Undo: Switched to Luna/ }).click();
  await expect.poll(newest).toEqual(['Moss']);
  await expect.element(fronting.getByRole('listitem')).toHaveTextContent('Moss');
  await again.getByRole('button', { name: /Sol/ }).click();
  await expect.poll(newest).toEqual(['Sol']);
  await expect.element(fronting.getByRole('listitem')).toHaveTextContent('Sol');
  const { length } = screen.writes;
  await face('Sol').click();
  // A switch at once would not have the chosen time.
  await tenMinutesAgo.click();
  await face('Ivy').click();
  await expectTexts(draft.getByRole('row'), ['Ivy']);
  await draft.getByRole('button', { name: words.draft.clear }).click();
  await face('Quill').click({ button: 'right' });
  await page.getByRole('menuitem', { name: words.actions.choose('Quill') }).click();
  await expectTexts(draft.getByRole('row'), ['Quill']);
  expect(screen.writes).toHaveLength(length);
});

test('on a phone five fronters are in sight, and of more than five a button shows the others', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderAfter(['Luna', 'Moss', 'Sol', 'cas', 'Quill', 'Ivy', 'Juniper']);
  const fronters = fronting.getByRole('listitem');
  const others = fronting.getByRole('button', { name: words.front.others(3) });
  await expect.element(others).toBeVisible();
  // Who speaks to the device says what is written.
  await expect.element(others).toHaveAccessibleName(/^\+3/);
  const tops = fronters.elements().map((it) => it.getBoundingClientRect().top);
  expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
  await others.click();
  await expect.poll(() => fronters.elements()).toHaveLength(7);
  await expect.element(fronting.getByRole('heading')).toHaveFocus();
  await fronters.nth(1).getByRole('button').click();
  await page.getByRole('menuitem', { name: words.actions.first('Moss') }).click();
  await expect.element(fronters.first()).toHaveTextContent('Moss');
});

test('in forced colours who is chosen has an outline and a framed number, and the main button is filled', async () => {
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(() => media('none'));
  await renderAfter(['Moss']);
  await media('active');
  await face('Harbour').click();
  const chosen = page.css('[data-index][aria-pressed="true"]');
  const main = draft.getByRole('button', { name: words.draft.switchTo('Harbour') });
  const other = draft.getByRole('button', { name: words.draft.add });
  for (const place of [chosen, main, other, face('Luna')]) await expect.element(place).toBeVisible();
  const styleOf = (element: Element | null | undefined) => getComputedStyle(element ?? document.body);
  await expect.poll(() => styleOf(chosen.element()).outline).toContain('2px');
  await expect.poll(() => styleOf(face('Luna').element()).outlineStyle).toBe('none');
  const frame = () =>
    styleOf(
      [...chosen.element().querySelectorAll('span')].find((it) => it.textContent === '1')?.parentElement,
    );
  await expect.poll(() => frame().borderTopWidth).toBe('1px');
  await expect.poll(() => frame().borderTopColor !== frame().backgroundColor).toBe(true);
  const fillOf = (place: typeof main) => styleOf(place.element()).backgroundColor;
  await expect.poll(() => fillOf(main) !== fillOf(other)).toBe(true);
});
