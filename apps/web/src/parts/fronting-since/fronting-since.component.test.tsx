import { brandId } from '@frontboard/model';
import { insertSwitch, microsFromMs, type Sandbox } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedDialog } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, systemRow } from '../../testing/world-rows.ts';
import { recordWords } from '../record/words.ts';
import { frontingSinceWords as words } from './words.ts';

const HOUR_MS = 3_600_000;
/** So much after the full hour, the text is right until the time of the page ticks next, and after that. */
const PAST_MS = 20_000;

/** Luna is in front for three hours, with Marlow for the last of them. */
function prepare(sandbox: Sandbox): void {
  const system = systemRow({ sandbox }, 'exmpl');
  system.privacy.front_history_privacy = 'public';
  const { state } = sandbox;
  for (const { uuid } of [...(state.index.switchesOfSystem.get(system.uuid) ?? [])])
    state.switches.delete(uuid);
  state.index.switchesOfSystem.set(system.uuid, []);
  const fronts = [[4], [3, 'Luna'], [1, 'Luna', 'marlow']] as const;
  for (const [hours, ...names] of fronts)
    insertSwitch(state, {
      uuid: crypto.randomUUID(),
      system: system.uuid,
      // As precise as the service's own times.
      timestamp: microsFromMs(Date.now() - hours * HOUR_MS - PAST_MS) + 7n,
      members: names.map((name) => memberRow({ sandbox }, name).uuid),
    });
}

const sinceAsked = (screen: Awaited<ReturnType<typeof renderScreen>>) =>
  screen.requests().filter(({ path }) => path.includes('/switches')).length;

test('the page of a system shows for how long each member has been fronting, across co-fronters', async () => {
  await renderScreen('/lookup/system/exmpl/fronters', { prepare });
  await expect.element(page.getByRole('link', { name: /Luna/ })).toHaveTextContent(words.running('3 hours'));
  await expect.element(page.getByRole('link', { name: /Marlow/ })).toHaveTextContent(words.running('1 hour'));
});

test('where the history is private the time of the switch is said as such, and nothing is asked again', async () => {
  const screen = await renderScreen('/lookup/system/exmpl/fronters', {
    prepare(sandbox) {
      prepare(sandbox);
      systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'private';
    },
  });
  await expect
    .element(page.getByRole('link', { name: /Luna/ }))
    .toHaveTextContent(words.switchRunning('1 hour'));
  expect(sinceAsked(screen)).toBe(1);
});

test('the switch screen says it for each fronter, and hides it with the running times', async () => {
  const screen = await renderScreen('/switch', { own: 'exmpl', prepare });
  const now = page.getByRole('list', { name: 'Fronting now' });
  await expect.element(now).toHaveTextContent(words.running('3 hours'));
  screen.services.settings.update((current) => ({ ...current, runningTimes: false }));
  await expect.element(now).not.toHaveTextContent(words.running('3 hours'));
  await expect.element(now).toHaveTextContent(/since .*\d/);
});

test('the switch screen asks only about a front that the service has sent, with the time of the service', async () => {
  const screen = await renderScreen('/switch', { own: 'exmpl', prepare });
  const asked = () =>
    screen.services.queryClient
      .getQueryCache()
      .findAll()
      .flatMap(({ queryKey }) => (queryKey[2] === 'since' ? [queryKey.at(-1)] : []));
  const { lastSwitch } = await screen.services.client.fronters.fetch(brandId('SystemRef', 'exmpl'));
  const now = page.getByRole('list', { name: 'Fronting now' });
  await expect.element(now).toHaveTextContent(words.running('3 hours'));
  expect(asked()).toEqual([lastSwitch]);

  const release = screen.hold(/\/switches$/, 'POST');
  const { id, uuid, name } = memberRow(screen, 'Moss');
  const recording = screen.services.switchQueue.record({ members: [{ id, uuid, name }] });
  await expect.element(now).toHaveTextContent(name);
  await screen.caughtUp();
  expect(asked()).toEqual([lastSwitch]);
  release();
  await recording;
  await expect.poll(asked).toHaveLength(2);
});

test.for(['tile', 'list', 'table'] as const)(
  'the %s layout reads no history for the last switch, and says it beside each fronter only if that is chosen',
  async (layout) => {
    const screen = await renderScreen(`/status/${layout}`, { followed: ['exmpl'], prepare });
    const system = page.css('[data-system="exmpl"]');
    const fronter = (name: RegExp) => system.getByRole('button', { name });
    const choose = (options: object) =>
      screen.services.settings.update((current) => ({
        ...current,
        status: { ...current.status, [layout]: { ...current.status[layout], ...options } },
      }));
    await expect.element(system).toHaveAttribute('aria-busy', 'false');
    choose({ showLastSwitch: true });
    await expect.element(system).toHaveTextContent('1 hour ago');
    await screen.caughtUp();
    await expect.element(system).not.toHaveTextContent(words.running('3 hours'));
    expect(sinceAsked(screen)).toBe(0);
    choose({ showLastSwitch: false, showFrontingSince: true });
    await expect.element(fronter(/Luna/)).toHaveTextContent(words.running('3 hours'));
    await expect.element(fronter(/Marlow/)).toHaveTextContent(words.running('1 hour'));
    await expect.element(system).not.toHaveTextContent('ago');
    await fronter(/Luna/).click();
    await expect
      .element(await openedDialog())
      .toHaveTextContent(`${recordWords.presence.here} · ${words.running('3 hours')}`);
    expect(sinceAsked(screen)).toBe(1);
  },
);
