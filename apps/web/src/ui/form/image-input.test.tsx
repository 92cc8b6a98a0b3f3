import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ImageCheck, ImageInput } from './image-input.tsx';

function markupOf(check: ImageCheck, errors?: readonly string[]): string {
  return renderToStaticMarkup(
    <ImageInput
      label="Banner"
      value="https://pictures.example/a.png"
      onChange={() => {}}
      preview={null}
      check={check}
      notLoaded={<b>Not loaded</b>}
      shape="banner"
      {...(errors !== undefined && { errors })}
    />,
  );
}

test('an address with an error shows the error and no picture', () => {
  expect(markupOf('image')).toContain('This is a picture.');
  const wrong = markupOf('image', ['Must be 256 characters or fewer.']);
  expect(wrong).toContain('Must be 256 characters or fewer.');
  expect(wrong).not.toContain('This is a picture.');
});

test('an address without https and one of a host whose pictures are not loaded have different notes', () => {
  expect(markupOf('insecure')).toContain('the address must begin with https://');
  expect(markupOf('not-loaded')).toContain('<b>Not loaded</b>');
});
