import { LIMITS } from '@frontboard/model';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { localDataStores } from '../../../../session/local/local-data.ts';
import type { FieldDefinition } from '../../../../session/local/local-tables.ts';
import { stateWords } from '../../../../state/words.ts';
import { expectGone, openedDialog, pressAt } from '../../../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../../../testing/component/render-screen.tsx';
import { memberRow, systemRow } from '../../../../testing/world-rows.ts';
import { memberWords } from '../words.ts';
import { fieldBlockWords as words } from './words.ts';

const own = 'exmpl';
const description = page.getByRole('textbox', { name: memberWords.labels.description });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const BLOCK = '── fields ──\nRole: Cook\n── end ──';

function localOf(screen: RenderedScreen) {
  const { privateStorage } = screen.services;
  return privateStorage.store(localDataStores, privateStorage.of(true))(systemRow(screen, own).uuid);
}

/** The form of Cas, with a role and a drink. */
async function renderForm(values: Readonly<Record<string, string>> = { r: 'Cook', d: 'tea' }) {
  const screen = await renderScreen('/licences', { own });
  const text = (name: string, place: number): FieldDefinition => ({ name, kind: 'text', choices: [], place });
  const { uuid, id } = memberRow(screen, 'cas');
  localOf(screen).update((data) => ({
    ...data,
    fieldDefinitions: { r: text('Role', 0), d: text('Drink', 1) },
    fieldValues: { [uuid]: values },
  }));
  screen.goTo(`/manage/members/${id}`);
  await expect.element(description).toBeVisible();
  const valuesNow = () => localOf(screen).getState().fieldValues[uuid];
  return { screen, valuesNow };
}

test('chosen fields are written at the end of the description in the form, by the keyboard, and replaced or removed', async () => {
  const { screen } = await renderForm();
  await expect.element(button(words.read.open)).not.toBeInTheDocument();
  await description.fill('Hello');
  await pressAt(button(words.write.open), 'Enter');
  const dialog = await openedDialog();
  await expect.element(dialog.getByRole('button', { name: words.write.write })).toBeDisabled();
  await pressAt(dialog.getByRole('switch', { name: 'Role' }), ' ');
  await expect
    .element(dialog.getByText(words.write.length(`Hello\n\n${BLOCK}`.length, LIMITS.description)))
    .toBeVisible();
  await pressAt(dialog.getByRole('button', { name: words.write.write }), 'Enter');
  await expect.element(description).toHaveValue(`Hello\n\n${BLOCK}`);
  expect(screen.writes).toEqual([]);

  await button(words.write.open).click();
  const again = await openedDialog();
  await expect.element(again.getByRole('switch', { name: 'Role' })).toBeChecked();
  await expect.element(again.getByRole('switch', { name: 'Drink' })).not.toBeChecked();
  await again.getByText('Role', { exact: true }).click();
  await again.getByRole('button', { name: words.write.remove }).click();
  await expect.element(description).toHaveValue('Hello');
});

test('what is too long for a description is said and not written', async () => {
  await renderForm({ r: 'x'.repeat(LIMITS.description) });
  await button(words.write.open).click();
  const dialog = await openedDialog();
  await dialog.getByText('Role', { exact: true }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent(/too long/);
  await expect.element(dialog.getByRole('button', { name: words.write.write })).toBeDisabled();
});

test('fields are read from a description: what would be set is shown first, and Undo takes it back', async () => {
  const { screen, valuesNow } = await renderForm({ r: 'Baker', d: 'tea' });
  await description.fill('Hello\n── fields ──\nRole: Cook\nDrink: tea\nPet: a cat\n── end ──');
  await button(words.read.open).click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByText(words.read.instead('Cook', 'Baker'))).toBeVisible();
  await expect.element(dialog.getByText(words.read.newField('a cat'))).toBeVisible();
  await expect.element(dialog.getByRole('switch', { name: 'Drink' })).not.toBeInTheDocument();
  expect(valuesNow()).toEqual({ r: 'Baker', d: 'tea' });
  await dialog.getByRole('button', { name: words.read.store }).click();
  await expect.poll(valuesNow).toMatchObject({ r: 'Cook', d: 'tea' });
  const names = () => Object.values(localOf(screen).getState().fieldDefinitions).map(({ name }) => name);
  expect(names()).toEqual(['Role', 'Drink', 'Pet']);
  await button(stateWords.undo).click();
  await expect.poll(valuesNow).toEqual({ r: 'Baker', d: 'tea' });
  expect(names()).toEqual(['Role', 'Drink']);
  expect(screen.writes).toEqual([]);
});

test('a value that is left out stays, and discreet mode hides all of them until they are asked for', async () => {
  const { screen, valuesNow } = await renderForm({ r: 'Baker' });
  await description.fill('── fields ──\nRole: Cook\nDrink: tea\n── end ──');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await button(words.read.open).click();
  const dialog = await openedDialog();
  await expect.element(dialog.getByRole('switch', { name: 'Role' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: words.show }).click();
  await dialog.getByText('Role', { exact: true }).click();
  await dialog.getByRole('button', { name: words.read.store }).click();
  await expectGone(dialog);
  await expect.poll(valuesNow).toEqual({ r: 'Baker', d: 'tea' });
});
