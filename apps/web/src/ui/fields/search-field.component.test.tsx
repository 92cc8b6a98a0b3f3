import { type ReactNode, Suspense, use, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focusOn, press, typeText } from '../../testing/component/gestures.ts';
import { renderPart } from '../../testing/component/render-part.tsx';
import { SearchField } from './search-field.tsx';

/** Answers of the list, by the text that is searched for. */
type Answers = Map<string, { readonly answer: Promise<string>; readonly give: (found: string) => void }>;

const field = page.getByRole('searchbox', { name: 'Find' });
const list = page.getByRole('list');
let answers: Answers;
let pressed: string[];

function answerTo(text: string) {
  let give = (_found: string) => {};
  const known = answers.get(text);
  if (known !== undefined) return known;
  const answer = new Promise<string>((resolve) => {
    give = resolve;
  });
  const made = { answer, give };
  answers.set(text, made);
  return made;
}

function Found({ text }: { text: string }): ReactNode {
  return <li>{use(answerTo(text).answer)}</li>;
}

/** A search over a list that takes until the test gives its answer. */
function SlowSearch() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField
        label="Find"
        value={text}
        onChange={setText}
        onKeyDown={({ key }) => {
          if (key === 'Enter') pressed.push(text);
        }}
      />
      <button type="button" onClick={() => setText('moss')}>
        Find Moss
      </button>
      <Suspense fallback="Waiting">
        <ul>
          <Found text={text} />
        </ul>
      </Suspense>
    </>
  );
}

beforeEach(async () => {
  answers = new Map();
  pressed = [];
  answerTo('').give('everyone');
  renderPart(<SlowSearch />);
  await expect.element(list).toHaveTextContent('everyone');
});

test('typed letters are visible while the list searches, and its last results stay', async () => {
  await focusOn(field);
  await typeText('as');
  await expect.element(field).toHaveValue('as');
  await expect.element(list).toHaveTextContent('everyone');
  answerTo('as').give('Ash');
  await expect.element(list).toHaveTextContent('Ash');
  await expect.element(field).toHaveValue('as');
});

test('Enter uses the typed text even before the list has searched it', async () => {
  await focusOn(field);
  await typeText('ash');
  await press('Enter');
  expect(pressed).toEqual(['ash']);
});

test('a text from outside replaces the typed text', async () => {
  await focusOn(field);
  await typeText('ash');
  await page.getByRole('button', { name: 'Find Moss' }).click();
  await expect.element(field).toHaveValue('moss');
});

test('Escape empties the field at once', async () => {
  await focusOn(field);
  await typeText('ash');
  await press('Escape');
  await expect.element(field).toHaveValue('');
  await expect.element(list).toHaveTextContent('everyone');
});
