import { expect, test } from 'vitest';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf } from '../../testing/small-world.ts';
import { forgetPrivate } from './forget-private.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
const ONLY_HERE = ['drafts.corrupt', 'drafts.newer', 'outbox.corrupt'];
const OTHERS = ['servers.corrupt', 'servers.newer', `switch-choices:${VIEWER}.corrupt`];

test.each([
  { keepsOnlyHere: false, left: [] },
  { keepsOnlyHere: true, left: ONLY_HERE },
])(
  'copies of damaged private documents are deleted with them (what is only here stays: $keepsOnlyHere)',
  async ({ keepsOnlyHere, left }) => {
    const clock = createFakeClock();
    const origin = createOrigin();
    for (const key of [...ONLY_HERE, ...OTHERS]) origin.area.setItem(key, '{"of":"anybody');
    const app = openApp({ world: openSmallWorld(1, clock), clock, origin });
    await forgetPrivate(app, VIEWER, { keepsOnlyHere });
    expect([...ONLY_HERE, ...OTHERS].filter((key) => origin.area.getItem(key) !== null)).toEqual(left);
    app.close();
  },
);
