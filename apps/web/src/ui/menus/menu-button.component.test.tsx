import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusOn, press, pressAt } from '../../testing/component/gestures.ts';
import { renderPart } from '../../testing/component/render-part.tsx';
import { LazyMenuWindow, MenuButton } from './menu-button.tsx';

function show() {
  const chosen: string[] = [];
  const item = (id: string, isDisabled = false) => ({
    id,
    label: id,
    isDisabled,
    onAction: () => chosen.push(id),
  });
  renderPart(<MenuButton label="More" items={[item('Up', true), item('Down'), item('Remove')]} />);
  return { button: page.getByRole('button', { name: 'More' }), chosen };
}

const itemOf = (name: string) => page.getByRole('menuitem', { name });

test('while the key that opens a menu is still down, the first item that can be chosen has the focus, and keys choose', async () => {
  await LazyMenuWindow.ready();
  const { button, chosen } = show();
  await focusOn(button);
  await userEvent.keyboard('{Enter>}');
  await expect.element(itemOf('Down')).toHaveFocus();
  await userEvent.keyboard('{/Enter}');
  expect(chosen).toEqual([]);
  await press('ArrowDown');
  await expect.element(itemOf('Remove')).toHaveFocus();
  await press('Enter');
  expect(chosen).toEqual(['Remove']);
});

test('a press by a screen reader moves the focus to the first item too', async () => {
  await LazyMenuWindow.ready();
  const { button, chosen } = show();
  await focusOn(button);
  (button.element() as HTMLElement).click();
  await expect.element(itemOf('Down')).toHaveFocus();
  await pressAt(itemOf('Down'), 'Enter');
  expect(chosen).toEqual(['Down']);
});
