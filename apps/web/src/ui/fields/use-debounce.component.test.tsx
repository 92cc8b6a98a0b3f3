import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../testing/component/render-part.tsx';
import { stopTimers } from '../../testing/component/timers.ts';
import { useDebounce } from './use-debounce.ts';

const DELAY_MS = 100;

let calls: string[] = [];

function Field({ name }: { name: string }) {
  const { start, stop } = useDebounce((text: string) => calls.push(`${name} ${text}`), DELAY_MS);
  return (
    <>
      <input aria-label={name} onChange={(event) => start(event.target.value)} />
      <button type="button" onClick={stop}>
        Stop
      </button>
    </>
  );
}

/** Renders the field; `render` changes its name. */
function renderField() {
  calls = [];
  const field = renderPart(<Field name="first" />);
  return { render: (name: string) => field.render(<Field name={name} />), close: field.remove };
}

test('the function of the latest rendering is called once, with the last value', async () => {
  const pass = stopTimers();
  const { render, close } = renderField();
  await page.getByLabelText('first').fill('a');
  await page.getByLabelText('first').fill('ab');
  render('second');
  await expect.element(page.getByLabelText('second')).toBeInTheDocument();
  await pass(3 * DELAY_MS);
  expect(calls).toEqual(['second ab']);
  close();
});

test('nothing is called after it was stopped, or after the component is gone', async () => {
  const pass = stopTimers();
  const { close } = renderField();
  await page.getByLabelText('first').fill('a');
  await page.getByRole('button', { name: 'Stop' }).click();
  await pass(3 * DELAY_MS);
  await page.getByLabelText('first').fill('ab');
  close();
  await pass(3 * DELAY_MS);
  expect(calls).toEqual([]);
});
