import { expect, test } from 'vitest';
import { drawAgain } from '../../testing/draw-again.tsx';
import { openSignedIn } from '../../testing/open-signed-in.ts';
import { useRecordSwitch } from './use-record-switch.ts';

/** Two screens of one tab, each with its own function to record. */
async function openTwoScreens() {
  const { app, during } = await openSignedIn();
  const open = () => drawAgain(app, useRecordSwitch, () => {})[0];
  const uuid = '11111111-0000-4000-8000-000000000000';
  return { app, during, screen: open(), palette: open(), member: { uuid, id: 'memaaa', name: 'Member 0' } };
}

test('while one switch is being saved, any other is refused as busy on every screen', async () => {
  const { app, during, screen, palette, member } = await openTwoScreens();
  const first = screen({ members: [], atMs: null });
  const [other, elsewhere, earlier] = await Promise.all([
    palette({ members: [member], atMs: null }),
    screen({ members: [member], atMs: null }),
    palette({ members: [], atMs: app.clock.now() - 60_000 }),
  ]);
  for (const result of [other, elsewhere, earlier])
    expect(result).toMatchObject({
      ok: false,
      reason: 'busy',
      message: expect.stringContaining('Press again'),
    });
  expect(await during(first)).toMatchObject({ ok: true });
  expect(await during(palette({ members: [member], atMs: null }))).toMatchObject({ ok: true });
  app.close();
});

test('a second press for the same switch records it once', async () => {
  const { app, during, screen, palette } = await openTwoScreens();
  const first = screen({ members: [], atMs: null });
  expect(await palette({ members: [], atMs: null })).toBeNull();
  expect(await during(first)).toMatchObject({ ok: true });
  expect(app.switchQueue.getSnapshot().entries).toHaveLength(1);
  app.close();
});
