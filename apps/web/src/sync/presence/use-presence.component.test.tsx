import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import type { Caller } from '../../session/caller.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { ServicesProvider } from '../../state/services.tsx';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch, systemRow } from '../../testing/world-rows.ts';
import { openHistories } from '../history/open-histories.ts';
import { usePresence } from './use-presence.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A service that shares the latest switches: to Luna two hours ago and to Ivy one hour ago. */
async function open(prepare: (service: Parameters<typeof memberRow>[0]) => void = () => {}, own?: string) {
  const screen = await renderScreen('/lookup', {
    ...(own !== undefined && { own }),
    prepare: (sandbox) => {
      const refOf = (name: string) => memberRow({ sandbox }, name).id;
      recordSwitch({ sandbox }, 'exmpl', [refOf('Luna')], Date.now() - 2 * HOUR_MS);
      recordSwitch({ sandbox }, 'exmpl', [refOf('Ivy')], Date.now() - HOUR_MS);
      systemRow({ sandbox }, 'exmpl').privacy.front_history_privacy = 'public';
      prepare({ sandbox });
    },
  });
  const { services } = screen;
  const { uuid } = systemRow(screen, 'exmpl');
  const caller: Caller = {
    client: services.client,
    viewer: PUBLIC,
    call: {},
    ...(own !== undefined && { uuid }),
  };
  const fronts = systemLookups(caller).front('exmpl');

  /** Fetches the front as others see it, as if that was so long ago. */
  async function fetchFront(agoMs = 0): Promise<void> {
    const front = await services.queryClient.fetchQuery({ ...fronts, staleTime: 0 });
    services.queryClient.setQueryData(fronts.queryKey, front, { updatedAt: Date.now() - agoMs });
  }

  /** Loads the newest switches as others see them. */
  async function loadHistory(): Promise<void> {
    const history = openHistories(services).of(caller, 'exmpl');
    onTestFinished(history.subscribe(() => {}, 'newest'));
    await expect.poll(() => history.getSnapshot().checkedAtMs).not.toBeNull();
  }

  /** What is known of a member, which is polled. */
  function presenceOf(name: string, asOthers = false) {
    let latest: ReturnType<typeof usePresence> | null = null;
    function Probe() {
      latest = usePresence('exmpl', memberRow(screen, name).id, asOthers);
      return null;
    }
    const root = createRoot(document.createElement('div'));
    root.render(
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider services={services}>
          <Probe />
        </ServicesProvider>
      </QueryClientProvider>,
    );
    onTestFinished(() => root.unmount());
    return expect.poll(() => latest);
  }
  return { screen, fetchFront, loadHistory, presenceOf };
}

const here = { kind: 'here', checkedAtMs: null };
const last = { kind: 'last', checkedAtMs: null };

test('a front that was fetched a while ago is said with its age', async () => {
  const { fetchFront, presenceOf } = await open();
  await fetchFront(HOUR_MS / 2);
  await presenceOf('Ivy').toMatchObject({
    presence: { kind: 'here', checkedAtMs: expect.any(Number) },
    isSent: true,
  });
});

test('the history alone says who is here and who was, and since when', async () => {
  const { loadHistory, presenceOf } = await open();
  await loadHistory();
  await presenceOf('Ivy').toMatchObject({
    presence: here,
    lastSwitch: expect.any(String),
    isSent: false,
  });
  await presenceOf('Luna').toMatchObject({ presence: last });
});

test('a page that is open says what a screen has loaded since', async () => {
  const { loadHistory, presenceOf } = await open();
  const luna = presenceOf('Luna');
  await luna.toMatchObject({ presence: null });
  await loadHistory();
  await luna.toMatchObject({ presence: last });
});

test('nothing is said of a system that hides its front, though it shares its history', async () => {
  const { fetchFront, loadHistory, presenceOf } = await open((service) => {
    systemRow(service, 'exmpl').privacy.front_privacy = 'private';
  });
  await loadHistory();
  await presenceOf('Ivy').toMatchObject({ presence: here });
  await fetchFront();
  await presenceOf('Ivy').toMatchObject({ presence: null, lastSwitch: null, isSent: false });
  await presenceOf('Luna').toMatchObject({ presence: null });
});

test('an own switch that waits counts for its owner, not as others see it, and has no time to ask with', async () => {
  const { screen, fetchFront, presenceOf } = await open(undefined, 'exmpl');
  await fetchFront();
  await presenceOf('Ivy', true).toMatchObject({ presence: here, isSent: true });
  const release = screen.hold(/\/switches$/, 'POST');
  const { id, uuid, name } = memberRow(screen, 'Moss');
  const recording = screen.services.switchQueue.record({ members: [{ id, uuid, name }] });
  await presenceOf('Moss').toMatchObject({ presence: here, lastSwitch: expect.any(String), isSent: false });
  await presenceOf('Ivy', true).toMatchObject({ presence: here, isSent: true });
  release();
  await recording;
});
