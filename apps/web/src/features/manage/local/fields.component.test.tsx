import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownListWords } from '../../../lists/entries/words.ts';
import { listWords } from '../../../lists/words.ts';
import { fieldWords as words } from '../../../parts/member-fields/words.ts';
import { localDataStores } from '../../../session/local/local-data.ts';
import { puttingField, removingField } from '../../../session/local/member-fields.ts';
import { stateWords } from '../../../state/words.ts';
import {
  expectGone,
  expectTexts,
  focused,
  openedDialog,
  press,
  pressAt,
} from '../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../testing/component/render-screen.tsx';
import { memberRow, systemRow } from '../../../testing/world-rows.ts';
import { editWords } from '../edit/words.ts';

const own = 'exmpl';
const section = page.getByRole('region', { name: words.title });
const edit = section.getByRole('button', { name: words.editOf('Cas') });
const save = section.getByRole('button', { name: words.save });
const rows = page.css('[aria-posinset]');
const stored = (screen: RenderedScreen) =>
  Object(screen.stored(localDataStores.keyOf(systemRow(screen, own).uuid)));

/** Opens the page of Cas, with a text, a number, a choice and a link. */
async function renderWithFields() {
  const fieldDefinitions = {
    r: { name: 'Favourite role', kind: 'text', choices: [], place: 0 },
    n: { name: 'Height', kind: 'number', choices: [], place: 1 },
    d: { name: 'Drink', kind: 'choice', choices: ['tea', 'milk'], place: 2 },
    l: { name: 'Page', kind: 'link', choices: [], place: 3 },
    y: { name: 'Drives', kind: 'yes-no', choices: [], place: 4 },
    b: { name: 'Found', kind: 'date', choices: [], place: 5 },
  };
  const screen = await renderScreen('/licences', { own });
  const { privateStorage } = screen.services;
  const store = privateStorage.store(localDataStores, privateStorage.of(true))(systemRow(screen, own).uuid);
  store.update((data) => ({ ...data, fieldDefinitions: fieldDefinitions as typeof data.fieldDefinitions }));
  screen.goTo(`/lookup/member/${memberRow(screen, 'cas').uuid}`);
  return screen;
}

test('fields are defined once, changed, put in order and deleted with Undo', async () => {
  const screen = await renderScreen('/licences', { own });
  screen.goTo(`/lookup/member/${memberRow(screen, 'cas').uuid}`);
  await pressAt(section.getByRole('button', { name: words.define }), 'Enter');
  const dialog = await openedDialog();
  const name = dialog.getByRole('textbox', { name: words.dialog.name });
  const saveField = dialog.getByRole('button', { name: words.dialog.save });
  const add = dialog.getByRole('button', { name: words.dialog.add });
  // By their places: a key that is a whole number comes first in an object.
  const fields = () =>
    Object.values(Object(stored(screen).fieldDefinitions))
      .map((it) => Object(it))
      .sort((one, other) => one.place - other.place);
  const names = () => fields().map((it) => it.name);
  for (const [text, kind] of [
    ['Role', 'text'],
    ['Drink', 'choice'],
  ] as const) {
    await pressAt(add, 'Enter');
    await expect.element(name).toHaveFocus();
    await name.fill(text);
    await dialog.getByRole('combobox', { name: words.dialog.kind }).selectOptions(words.dialog.kinds[kind]);
    if (kind === 'choice') {
      await saveField.click();
      await expect.element(dialog.getByText(words.dialog.noChoices)).toBeVisible();
      await dialog.getByRole('textbox', { name: words.dialog.choices }).fill('tea\n\nmilk\ntea');
    }
    await saveField.click();
    await expect.element(add).toHaveFocus();
  }
  await expect.poll(names).toEqual(['Role', 'Drink']);
  await add.click();
  await name.fill(' ROLE ');
  await saveField.click();
  await expect.element(dialog.getByText(words.dialog.takenName)).toBeVisible();
  await dialog.getByRole('button', { name: words.dialog.cancel }).click();
  const actions = (of: string) => dialog.getByRole('button', { name: words.dialog.actionsFor(of) });
  await pressAt(actions('Role'), 'Enter');
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(() => fields().find((it) => it.name === 'Role')).toMatchObject({ place: 1 });
  await pressAt(actions('Role'), 'Enter');
  await page.getByRole('menuitem', { name: words.dialog.delete }).click();
  await expect.poll(names).toEqual(['Drink']);
  // On the row that follows, or on the button.
  await expect.poll(() => focused()?.closest('[role="row"], [data-add]') ?? null).not.toBeNull();
  await page.getByRole('button', { name: stateWords.undo, includeHidden: true }).last().click();
  await expect.poll(names).toContain('Role');
  await dialog.getByRole('button', { name: words.dialog.done }).click();
  await expectTexts(section.css('dt'), ['Drink', 'Role']);
  expect(screen.writes).toEqual([]);
});

test('values of each kind are entered on the member’s page; what does not fit is told, stays in its field and is not stored', async () => {
  const screen = await renderWithFields();
  await pressAt(edit, 'Enter');
  const role = section.getByRole('textbox', { name: 'Favourite role' });
  const height = section.getByRole('textbox', { name: 'Height' });
  await expect.element(role).toHaveFocus();
  await role.fill('Artist');
  await height.fill('tall');
  await section.getByRole('combobox', { name: 'Drink' }).selectOptions('tea');
  await section.getByRole('textbox', { name: 'Page' }).fill('https://example.org/cas');
  await section.getByRole('radiogroup', { name: 'Drives' }).getByText('Yes').click();
  await section.getByLabelText('Found', { exact: true }).fill('2026-05-03');
  await save.click();
  await expect.element(section.getByText(words.problems.number)).toBeVisible();
  await expect.element(height).toHaveFocus();
  await expect.element(height).toHaveValue('tall');
  expect(stored(screen).fieldValues ?? {}).toEqual({});
  await height.fill('1,7');
  await save.click();
  await expect.element(edit).toHaveFocus();
  await expectTexts(section.css('dd'), ['Artist', '1.7', 'tea', 'https://example.org/cas', 'Yes', '2026']);
  await expect.element(section.getByRole('link')).toHaveAttribute('href', 'https://example.org/cas');
  await screen.reload();
  await expectTexts(section.css('dd'), ['Artist', '1.7', 'tea', 'https://example.org/cas', 'Yes', '2026']);
  await edit.click();
  await role.fill('Baker');
  await screen.reload();
  await expect.element(role).toHaveValue('Baker');
  await section.getByRole('button', { name: words.cancel }).click();
  await expect.element(section.css('dd').first()).toHaveTextContent('Artist');
  expect(screen.writes).toEqual([]);
});

test('a value that its field’s new kind does not fit stays, is shown, and keeps nothing else from being saved', async () => {
  const screen = await renderWithFields();
  const { uuid } = memberRow(screen, 'cas');
  const { privateStorage } = screen.services;
  const store = privateStorage.store(localDataStores, privateStorage.of(true))(systemRow(screen, own).uuid);
  store.update((data) => ({ ...data, fieldValues: { [uuid]: { y: 'mostly', b: 'in May', n: 'tall' } } }));
  const values = () => Object(stored(screen).fieldValues)[uuid];
  const role = section.getByRole('textbox', { name: 'Favourite role' });
  const drives = section.getByRole('radiogroup', { name: 'Drives' });
  const found = section.getByLabelText('Found', { exact: true });
  await edit.click();
  await expect.element(drives).toHaveAccessibleDescription(words.former('mostly'));
  await expect.element(found).toHaveValue('in May');
  await role.fill('Artist');
  await save.click();
  await expect.poll(values).toEqual({ r: 'Artist', y: 'mostly', b: 'in May', n: 'tall' });
  await edit.click();
  await found.fill('');
  await expect.element(found).toHaveAttribute('type', 'date');
  await drives.getByText('No', { exact: true }).click();
  await save.click();
  await expect.poll(values).toEqual({ r: 'Artist', y: 'no', n: 'tall' });
});

test('turning on discreet mode hides the fields that are being changed, with what is typed', async () => {
  const screen = await renderWithFields();
  await edit.click();
  const role = section.getByRole('textbox', { name: 'Favourite role' });
  await role.fill('Artist');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  const show = section.getByRole('button', { name: words.show });
  await expect.element(show).toHaveFocus();
  await expectGone(role);
  await show.click();
  await expect.element(role).toHaveValue('Artist');
  await section.getByRole('button', { name: words.cancel }).click();
  await expect.element(show).toBeVisible();
  await section.css('[data-edit]').click();
  await expect.element(role).toHaveFocus();
});

test('each failed Save has the focus on the first problem, also that of a choice of yes and no', async () => {
  const screen = await renderWithFields();
  const { privateStorage } = screen.services;
  const store = privateStorage.store(localDataStores, privateStorage.of(true))(systemRow(screen, own).uuid);
  await edit.click();
  const height = section.getByRole('textbox', { name: 'Height' });
  const role = section.getByRole('textbox', { name: 'Favourite role' });
  await role.fill('often');
  // Another tab makes it a choice of yes and no.
  store.update(puttingField('r', { name: 'Favourite role', kind: 'yes-no', choices: [] }));
  const choice = section.getByRole('radiogroup', { name: 'Favourite role' });
  await height.fill('tall');
  for (const _ of [1, 2]) {
    await save.click();
    await expect.poll(() => choice.element().contains(focused())).toBe(true);
  }
  await expect.element(choice).toHaveAttribute('aria-invalid', 'true');
  await expect.element(section.getByText(words.problems['yes-no'])).toBeVisible();
  await choice.getByText('Yes').click();
  for (const _ of [1, 2]) {
    await save.click();
    await expect.element(height).toHaveFocus();
  }
});

test('the list finds members by a field’s name, and shows fields as columns', async () => {
  await page.viewport(1280, 800);
  const screen = await renderWithFields();
  await edit.click();
  await section.getByRole('textbox', { name: 'Favourite role' }).fill('Night artist');
  await save.click();
  await expect.element(edit).toBeVisible();
  screen.goTo('/manage/members');
  await expect.element(rows.first()).toBeInTheDocument();
  const search = page.getByRole('searchbox', { name: listWords.searchMembers });
  await search.fill('favourite-role:artist');
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await expect.element(rows.first()).toHaveTextContent('Cas');
  await page.getByText('Table', { exact: true }).click();
  await page.getByRole('button', { name: /^View: / }).click();
  await page.getByRole('group', { name: 'Columns' }).getByText(ownListWords.field('Favourite role')).click();
  await expect.element(page.getByRole('cell', { name: 'Night artist' })).toBeInTheDocument();
});

test('a column of a field sorts the list, which the address says, and the menu names its order', async () => {
  await page.viewport(1280, 800);
  const screen = await renderWithFields();
  const { privateStorage } = screen.services;
  const store = privateStorage.store(localDataStores, privateStorage.of(true))(systemRow(screen, own).uuid);
  const height = (name: string, n: string) => ({ [memberRow(screen, name).uuid]: { n } });
  store.update((data) => ({ ...data, fieldValues: { ...height('cas', '170'), ...height('Luna', '99.5') } }));
  screen.goTo('/manage/members?sort=field:n');
  const names = async (...expected: string[]) => {
    await expect
      .poll(() =>
        rows
          .elements()
          .slice(0, 2)
          .map((row) => row.textContent),
      )
      .toEqual(expected.map((name) => expect.stringContaining(name)));
  };
  await names('Luna', 'Cas');
  await expect.element(rows.first()).toHaveTextContent('99.5');
  await page.getByText('Table', { exact: true }).click();
  const view = page.getByRole('button', { name: `View: ${ownListWords.field('Height')}` });
  await view.click();
  await page.getByRole('group', { name: 'Columns' }).getByText(ownListWords.field('Height')).click();
  await expect.element(page.getByText(ownListWords.orders.number.desc)).toBeVisible();
  await press('Escape');
  const head = page.getByRole('columnheader', { name: ownListWords.field('Height') });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(screen.address).toMatch(/sort=field(:|%3A)n&order=desc/);
  // A sort by a field that is not there any more is the one by name.
  store.update(removingField('n'));
  await expect
    .element(page.getByRole('button', { name: `View: ${listWords.memberSorts.name}` }))
    .toBeVisible();
});

test('without fields a member’s page says what they are for, and others’ view has none', async () => {
  const screen = await renderScreen('/licences', { own });
  screen.goTo(`/manage/members/${memberRow(screen, 'cas').id}`);
  await pressAt(page.css('summary').filter({ hasText: editWords.onThisDevice.member }), 'Enter');
  await expect.element(section).toHaveTextContent(words.none);
  screen.goTo(`/lookup/member/${memberRow(screen, 'cas').uuid}?as=others`);
  await screen.caughtUp();
  await expectGone(section);
});
