import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Annotation,
  LONGEST_ANNOTATION,
  LONGEST_MARK,
  MOST_MARKS,
} from '../../persistence/documents/annotation.ts';
import { ServicesProvider } from '../../state/services.tsx';
import { stateWords } from '../../state/words.ts';
import { expectGone, press, pressAt, typeText } from '../../testing/component/gestures.ts';
import { renderPart } from '../../testing/component/render-part.tsx';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { LocalNote } from './local-note.tsx';
import { localNoteWords as words } from './words.ts';

const section = page.getByRole('region', { name: words.title });
const add = page.getByRole('button', { name: words.addOf('Luna') });
const edit = page.getByRole('button', { name: words.editOf('Luna') });
const remove = page.getByRole('button', { name: words.deleteOf('Luna') });
const text = section.getByRole('textbox', { name: words.field });
const marks = section.getByRole('combobox', { name: words.marksField });
const save = section.getByRole('button', { name: words.save });
const undo = page.getByRole('button', { name: stateWords.undo });

/** Stands for the document that has the note. `put` is another tab. */
const owner: { value: Annotation | undefined; put: (note: Annotation | undefined) => void } = {
  value: undefined,
  put() {},
};

function Owner() {
  const [value, setValue] = useState(owner.value);
  owner.value = value;
  owner.put = setValue;
  return <LocalNote of="Luna" formKey="member:luna" level={2} value={value} onChange={setValue} />;
}

function mount(screen: RenderedScreen): () => void {
  return renderPart(
    <ServicesProvider services={screen.services}>
      <Owner />
    </ServicesProvider>,
  ).remove;
}

async function render(value?: Annotation, preferences: object = {}) {
  const screen = await renderScreen('/licences', {
    own: 'exmpl',
    stored: { preferences: { version: 1, ...preferences } },
  });
  owner.value = value;
  return { screen, unmount: mount(screen) };
}

const NOTE: Annotation = { text: 'Likes **tea**', marks: ['artist'], atMs: 1_000 };

test('a note with marks is written, edited and deleted by keyboard, and the focus is never lost', async () => {
  const { screen } = await render();
  await expect.element(section).toHaveTextContent(words.onThisDevice);
  await pressAt(add, 'Enter');
  await expect.element(text).toHaveFocus();
  await typeText('Likes **tea**');
  await marks.fill('artist,  night   owl, Artist');
  await press('Control+Enter');
  await expect.element(edit).toHaveFocus();
  await expect.element(section.css('strong')).toHaveTextContent('tea');
  expect(owner.value).toMatchObject({ text: 'Likes **tea**', marks: ['Artist', 'night owl'] });
  await expect.element(section.getByRole('list', { name: words.marks })).toHaveTextContent('Artistnight owl');
  await press('Enter');
  await expect.element(text).toHaveValue('Likes **tea**');
  await text.fill('Likes coffee');
  await save.click();
  expect(owner.value?.text).toBe('Likes coffee');
  await pressAt(remove, 'Enter');
  await expect.element(add).toHaveFocus();
  expect(owner.value).toBeUndefined();
  await undo.click();
  await expect.element(section).toHaveTextContent('Likes coffee');
  expect(screen.writes).toEqual([]);
});

test('an undo of Delete does not replace a note that was written since; an emptied note is deleted with Undo', async () => {
  await render(NOTE);
  await edit.click();
  await text.fill(' ');
  await marks.fill('');
  await save.click();
  await expect.element(add).toBeVisible();
  owner.put({ ...NOTE, text: 'Newer', atMs: 5 });
  await undo.click();
  await expect.element(section).toHaveTextContent('Newer');
});

test.each([
  ['text', 'x'.repeat(100_000), '', words.tooLong(LONGEST_ANNOTATION)],
  ['mark', '', 'y'.repeat(LONGEST_MARK + 1), words.marksLong('y'.repeat(LONGEST_MARK + 1), LONGEST_MARK)],
  [
    'number of marks',
    '',
    Array.from({ length: MOST_MARKS + 1 }, (_, index) => `m${index}`).join(),
    words.marksMany(MOST_MARKS),
  ],
])('a %s that is too long is not saved, stays in the field, and is told', async (_, typed, line, message) => {
  await render(NOTE);
  await edit.click();
  await text.fill(typed);
  await marks.fill(line);
  await save.click();
  await expect.element(section).toHaveTextContent(message);
  await expect.element(typed === '' ? marks : text).toHaveFocus();
  expect(owner.value).toEqual(NOTE);
  await expect.element(text).toHaveValue(typed);
  await expect.element(marks).toHaveValue(line);
});

test('what is typed is there when the page is opened again, until it is saved or discarded, which Undo takes back', async () => {
  const { screen, unmount } = await render(NOTE);
  await edit.click();
  await text.fill('Half a sen');
  unmount();
  const again = mount(screen);
  await expect.element(text).toHaveValue('Half a sen');
  await expect.element(section).toHaveTextContent(words.restored);
  await section.getByRole('button', { name: words.cancel }).click();
  await expectGone(text);
  await undo.click();
  await expect.element(text).toHaveValue('Half a sen');
  await save.click();
  await expect.element(section).toHaveTextContent('Half a sen');
  again();
  mount(screen);
  await expect.element(edit).toBeVisible();
  await expectGone(text);
});

test('a note that another tab changes while it is edited is shown before it is replaced', async () => {
  await render(NOTE);
  await edit.click();
  await text.fill('Mine');
  owner.put({ text: 'Theirs', marks: [], atMs: 2_000 });
  const notice = section.getByRole('status').first();
  await expect.element(notice).toHaveTextContent('Theirs');
  await expect.element(text).toHaveValue('Mine');
});

test('in discreet mode a note is hidden until it is asked for', async () => {
  await render(NOTE, { discreet: true });
  await expect.element(edit).toBeVisible();
  expect(section.element().textContent).not.toContain('tea');
  await section.getByRole('button', { name: words.show }).click();
  await expect.element(section).toHaveTextContent('tea');
});

test('turning on discreet mode hides a note that is read or typed again; nothing typed is lost, and the focus is kept', async () => {
  const { screen } = await render(NOTE);
  const setDiscreet = (discreet: boolean) =>
    screen.services.settings.update((settings) => ({ ...settings, discreet }));
  const show = section.getByRole('button', { name: words.show });
  setDiscreet(true);
  await show.click();
  await expect.element(section).toHaveTextContent('tea');
  setDiscreet(false);
  await expect.element(section).toHaveTextContent('tea');
  setDiscreet(true);
  await expect.element(show).toBeVisible();
  expect(section.element().textContent).not.toContain('tea');
  setDiscreet(false);
  await edit.click();
  await text.fill('Half a sen');
  setDiscreet(true);
  await expect.element(show).toHaveFocus();
  await expectGone(text);
  await press('Enter');
  await expect.element(text).toHaveValue('Half a sen');
});

test('in discreet mode a form that is opened by a press is shown', async () => {
  await render(NOTE, { discreet: true });
  await edit.click();
  await expect.element(text).toHaveFocus();
});
