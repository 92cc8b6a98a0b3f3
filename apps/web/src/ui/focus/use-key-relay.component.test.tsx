import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, pressAt } from '../../testing/component/gestures.ts';
import { renderPart } from '../../testing/component/render-part.tsx';
import { useKeyRelay } from './use-key-relay.ts';

let relay: ReturnType<typeof useKeyRelay>['relay'];

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
  renderPart(<Page />);
  await expect.element(page.getByText('not needed')).toBeInTheDocument();
});

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
