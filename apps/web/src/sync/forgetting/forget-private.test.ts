import { expect, test } from 'vitest';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf } from '../../testing/small-world.ts';
import { forgetPrivate } from './forget-private.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
const UNSENT = ['drafts.corrupt', 'drafts.newer', 'outbox.corrupt'];
const OTHERS = ['servers.corrupt', 'servers.newer', `switch-choices:${VIEWER}.corrupt`];

test.each([
  { keepsUnsent: false, left: [] },
  { keepsUnsent: true, left: UNSENT },
])(
  'copies of damaged private documents are deleted with them (unsent data stays: $keepsUnsent)',
  async ({ keepsUnsent, left }) => {
    const clock = createFakeClock();
    const origin = createOrigin();
    for (const key of [...UNSENT, ...OTHERS]) origin.area.setItem(key, '{"of":"anybody');
    const app = openApp({ world: openSmallWorld(1, clock), clock, origin });
    await forgetPrivate(app, VIEWER, { keepsUnsent });
    expect([...UNSENT, ...OTHERS].filter((key) => origin.area.getItem(key) !== null)).toEqual(left);
    app.close();
  },
);
