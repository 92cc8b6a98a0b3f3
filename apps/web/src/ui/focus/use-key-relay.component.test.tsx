import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, pressAt } from '../../testing/component/gestures.ts';
import { useKeyRelay } from './use-key-relay.ts';

let relay: ReturnType<typeof useKeyRelay>['relay'];
let close: () => void;

function Page() {
  const used = useKeyRelay();
  relay = used.relay;
  return (
    <>
      <p>{used.isUsed ? 'needed' : 'not needed'}</p>
      <input aria-label="Text" />
      <textarea aria-label="Lines" />
      <input type="checkbox" aria-label="Choice" />
    </>
  );
}

beforeEach(async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Page />);
  close = () => {
    root.unmount();
    container.remove();
  };
  await expect.element(page.getByText('not needed')).toBeInTheDocument();
});

afterEach(() => close());

test.each(['Text', 'Lines'])('what is typed into %s needs no code of shortcuts', async (name) => {
  await pressAt(page.getByLabelText(name), 'a', 'g', '?');
  await expect.element(page.getByLabelText(name)).toHaveValue('ag?');
  await expect.element(page.getByText('not needed')).toBeInTheDocument();
});

test.each([
  ['a letter on the page', null, 'g'],
  ['a letter at a checkbox', 'Choice', 'g'],
  ['a letter with Ctrl in a text', 'Text', 'Control+j'],
])('%s needs their code, which then receives it', async (_, name, key) => {
  if (name === null) await press(key);
  else await pressAt(page.getByLabelText(name), key);
  await expect.element(page.getByText(/^needed$/)).toBeInTheDocument();
  const received: string[] = [];
  relay.listen((event, isLate) => received.push(`${event.key} ${isLate}`));
  await expect.poll(() => received).toContain(`${key.at(-1)} true`);
});

test('once their code listens, it receives all keys', async () => {
  const received: string[] = [];
  relay.listen((event, isLate) => received.push(`${event.key} ${isLate}`));
  await pressAt(page.getByLabelText('Text'), 'a');
  await expect.poll(() => received).toEqual(['a false']);
});
