import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../platform/storage.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openApp } from '../testing/open-app.ts';
import { openSmallWorld, tokenOf } from '../testing/small-world.ts';
import { createSwitchLink } from './switch-link.ts';

const LINK = { members: 'luna,ash', at: '2026-05-03T14:00Z' };

describe('createSwitchLink', () => {
  let clock = createFakeClock();
  /** The link as a tab that is loaded now has it. */
  const openTab = () => openApp({ world: openSmallWorld(1, clock), clock });
  const openLink = () => openTab().once(createSwitchLink);

  beforeEach(() => {
    clock = createFakeClock();
    vi.stubGlobal('window', { sessionStorage: memoryStorage() });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('returns a link after a reload, until the draft has it', () => {
    openLink().setState(LINK, true);
    const afterReload = openLink();
    expect(afterReload.getState()).toEqual(LINK);
    afterReload.setState(null, true);
    expect(openLink().getState()).toBeNull();
  });

  it('has no link where something else is stored', () => {
    for (const text of ['{', '7', 'null', '"luna"']) {
      window.sessionStorage.setItem('frontboard-switch-link', text);
      expect(openLink().getState()).toBeNull();
    }
  });

  it('remembers a link in memory if the browser forbids session storage', () => {
    vi.stubGlobal('window', {});
    const links = openLink();
    links.setState(LINK, true);
    expect(links.getState()).toEqual(LINK);
  });

  it('is gone from the tab when the account is signed out, and stays when its network fails', async () => {
    const app = openTab();
    const entering = app.session.setToken(tokenOf(0), { isStored: true });
    await clock.advance(2_000);
    await entering;
    const links = app.once(createSwitchLink);
    links.setState(LINK, true);
    app.onlineFlag.set(false);
    await clock.advance(1_000);
    expect(openLink().getState()).toEqual(LINK);
    app.session.forget();
    expect([links.getState(), openLink().getState()]).toEqual([null, null]);
    app.close();
  });
});
