import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchField } from '../fields/search-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ColorInput } from './color-input.tsx';
import { FieldErrors } from './form-field.tsx';
import { ImageInput } from './image-input.tsx';
import { PrivacyGrid } from './privacy-grid.tsx';
import { TextArea } from './text-area.tsx';
import { TextBox } from './text-box.tsx';
import { ToggleRow } from './toggle-row.tsx';

const WRONG = 'That is wrong.';

/** Each control of a form, with an error or without. */
function controls(error: string | null): Readonly<Record<string, ReactElement>> {
  const errors = error === null ? [] : [error];
  const words = { label: 'A field', description: 'What it is for.', errors };
  const text = { ...words, value: '', onChange() {} };
  const row = { ...words, key: 'name', value: 'public' as const, isChanged: false };
  const choices = [{ value: 'off', label: 'Off' }];
  return {
    'a text field': <TextField {...text} errorMessage={error} />,
    'a text box': <TextBox {...text} />,
    'a text area': <TextArea {...text} />,
    'a colour': <ColorInput {...text} color={null} />,
    'a picture': <ImageInput {...text} preview={null} check="none" shape="circle" />,
    'a list of choices': <ChoiceList {...text} name="mode" value="off" choices={choices} />,
    'a row of privacy': <PrivacyGrid label="Privacy" rows={[row]} onChange={() => {}} />,
    'a toggle': <ToggleRow {...words} value onChange={() => {}} />,
    'a search that chooses': (
      <>
        <SearchField
          label="Find"
          value=""
          onChange={() => {}}
          errorId={error === null ? undefined : 'wrong'}
        />
        <FieldErrors id="wrong" errors={errors} />
      </>
    ),
  };
}

/** The elements that are marked as invalid, and the text of their `aria-errormessage` and `aria-describedby`. */
function messagesOf(element: ReactElement): { readonly message: string; readonly description: string }[] {
  const markup = renderToStaticMarkup(element);
  const textOf = (id: string) => markup.split(`id="${id}"`)[1]?.split('</div>')[0] ?? '';
  return [...markup.matchAll(/<[^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) => {
    const ids = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.split(' ') ?? [];
    const told = (name: string) => ids(name).map(textOf).join(' ');
    return { message: told('aria-errormessage'), description: told('aria-describedby') };
  });
}

const names = Object.keys(controls(null));

test.each(names)('the error of %s is linked to its control', (name) => {
  const element = controls(WRONG)[name];
  if (element === undefined) throw new Error(`There is no ${name}.`);
  const told = messagesOf(element);
  expect(told).toHaveLength(1);
  expect(told[0]?.message).toContain(WRONG);
  expect(told[0]?.description).toContain(WRONG);
});

test.each(names)('without an error, %s is not marked as invalid', (name) => {
  const element = controls(null)[name];
  if (element === undefined) throw new Error(`There is no ${name}.`);
  expect(messagesOf(element)).toEqual([]);
  expect(renderToStaticMarkup(element)).not.toContain('aria-errormessage');
});

test('a text field keeps a description from outside beside its own and its error', () => {
  const field = (errorMessage: string | null) => (
    <>
      <TextField
        label="A field"
        description="What it is for."
        errorMessage={errorMessage}
        value=""
        onChange={() => {}}
        aria-describedby="outside"
      />
      <div id="outside">What else it does.</div>
    </>
  );
  const [told] = messagesOf(field(WRONG));
  expect(told?.description).toMatch(/What it is for\..*That is wrong\..*What else it does\./);
  expect(renderToStaticMarkup(field(null))).toMatch(/aria-describedby="\S+-description outside"/);
});
