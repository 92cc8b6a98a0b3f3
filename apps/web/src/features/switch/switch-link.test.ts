import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/storage.ts';
import { createSwitchLink } from './switch-link.ts';

const LINK = { members: 'luna,ash', at: '2026-05-03T14:00Z' };

describe('createSwitchLink', () => {
  beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage() }));
  afterEach(() => vi.unstubAllGlobals());

  it('returns a link after a reload, until the draft has it', () => {
    createSwitchLink().setState(LINK, true);
    const afterReload = createSwitchLink();
    expect(afterReload.getState()).toEqual(LINK);
    afterReload.setState(null, true);
    expect(createSwitchLink().getState()).toBeNull();
  });

  it('has no link where something else is stored', () => {
    for (const text of ['{', '7', 'null', '"luna"']) {
      window.sessionStorage.setItem('frontboard-switch-link', text);
      expect(createSwitchLink().getState()).toBeNull();
    }
  });

  it('remembers a link in memory if the browser forbids session storage', () => {
    vi.stubGlobal('window', {});
    const links = createSwitchLink();
    links.setState(LINK, true);
    expect(links.getState()).toEqual(LINK);
  });
});
