import { expect, test } from 'vitest';
import { drawAgain } from '../../testing/draw-again.tsx';
import { openSignedIn } from '../../testing/open-signed-in.ts';
import { useOwnSettings } from './use-own-config.ts';

/** The settings as a screen has them, and as they are cached. */
async function openSettings() {
  const { app, viewer, during } = await openSignedIn();
  const [settings] = drawAgain(app, useOwnSettings, () => {});
  const queryKey = [viewer, 'settings', viewer];
  const cached = () => app.queryClient.getQueryData(queryKey);
  return { app, settings, queryKey, cached, during };
}

test('the colour code on cards stays as it was saved, since only the answer to a write contains it', async () => {
  const { app, settings, cached, during } = await openSettings();
  await during(settings.send({ card_show_color_hex: true }));
  settings.retry();
  await during(Promise.resolve());
  expect(cached()).toMatchObject({ state: 'shared', value: { cardShowColorHex: true } });
  expect(await during(settings.fetchLatest())).toMatchObject({ cardShowColorHex: true });
  expect(await during(settings.send({ card_show_color_hex: false }))).toMatchObject({
    cardShowColorHex: false,
  });
  expect(cached()).toMatchObject({ value: { cardShowColorHex: false } });
  app.close();
});

test('a request that was in flight when settings were saved does not bring the former ones back', async () => {
  const { app, settings, queryKey, cached, during } = await openSettings();
  const former = { state: 'shared', value: await during(settings.fetchLatest()) };
  let answer = (_value: unknown) => {};
  const asking = app.queryClient
    .fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (answer = resolve)) })
    .catch(() => {});
  await during(settings.send({ pings_enabled: false }));
  answer(former);
  await during(asking);
  expect(cached()).toMatchObject({ value: { pingsEnabled: false } });
  app.close();
});
