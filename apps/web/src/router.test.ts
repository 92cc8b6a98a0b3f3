import { createMemoryHistory } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { describe, expect, it, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { NO_FOLLOWED_DETAILS } from './persistence/documents/followed-details-document.ts';
import { DEFAULT_SETTINGS, type Settings } from './persistence/documents/settings.ts';
import { createAppRouter } from './router.tsx';
import { judgeAddress } from './routes/-id-guard.ts';
import type { Services } from './sync/services.ts';

const said: string[] = [];

/** The part of the services that routes look at before they open. */
function servicesWith(lastLayout: Settings['status']['lastLayout']): Services {
  const settings = createStore(() => ({
    ...DEFAULT_SETTINGS,
    status: { ...DEFAULT_SETTINGS.status, lastLayout },
  }));
  const notices = { notify: ({ title }: { title: string }) => said.push(title) };
  const followedDetails = createStore(() => NO_FOLLOWED_DETAILS);
  const followed = createStore(() => ['exmpl']);
  return { settings, notices, followed, followedDetails } as unknown as Services; // the rest is for screens, which are not shown here
}

/** Where an address leads after all redirects, as a server would answer them. */
async function land(address: string, lastLayout: Settings['status']['lastLayout'] = 'tile'): Promise<string> {
  const createRouter = () => createAppRouter(servicesWith(lastLayout), createMemoryHistory());
  let href = address;
  for (let hops = 0; hops < 6; hops += 1) {
    const request = new Request(new URL(href, 'http://localhost'));
    const handle = createRequestHandler({ createRouter, request });
    const response = await handle(async () => new Response());
    const next = response.headers.get('Location');
    if (next === null) return href;
    href = next;
  }
  return 'round in circles';
}

/** The paths of all routes, as the router knows them. */
function allPaths(): string[] {
  return Object.keys(createAppRouter(servicesWith('tile'), createMemoryHistory()).routesByPath);
}

describe('the router', () => {
  it.each([
    ['/', '/status/tile'],
    ['/status', '/status/tile'],
    ['/#dark', '/status/tile#dark'],
    ['/status#light', '/status/tile#light'],
    ['/lookup/system/abcdef', '/lookup/system/abcdef/fronters'],
    ['/lookup/system/ABC-DEF#dark', '/lookup/system/abcdef/fronters#dark'],
    ['/lookup/system/ABC-DEF/members?q=ash#dark', '/lookup/system/abcdef/members?q=ash#dark'],
    ['/lookup/system/EXMPL/members', '/lookup/system/exmpl/members'],
    ['/Lookup/Group/ABCDE', '/lookup/group/abcde'],
    ['/lookup/member/%20ABCDE%20', '/lookup/member/abcde'],
    ['/lookup/group/abcde', '/lookup/group/abcde'],
    ['/lookup/system/@me/members', '/lookup/system/@me/members'],
    ['/lookup/system/%40ME/members', '/lookup/system/@me/members'],
    ['/lookup/system/%40me/members', '/lookup/system/@me/members'],
    ['/lookup/system/a%20b/members', '/lookup/system/a%20b/members'],
    ['/lookup/system/a%2bb/members', '/lookup/system/a+b/members'],
    ['/lookup/member/abcde,fghij', '/lookup'],
    ['/lookup/member/abcde?id=a&id=b', '/lookup'],
    ['/settings', '/settings'],
    ['/Settings', '/settings'],
    ['/LOOKUP?q=Ash#dark', '/lookup?q=Ash#dark'],
    ['/Status', '/status/tile'],
    ['/Manage/ADD', '/manage/add'],
    ['/Lookup/SYSTEM/ABC-DEF/Members?q=Ash', '/lookup/system/abcdef/members?q=Ash'],
    ['/Settings/Nowhere', '/settings/Nowhere'],
    ['/Nowhere', '/Nowhere'],
    ['/MANAGE/Servers/466378653216014359', '/manage/servers/466378653216014359/autoproxy'],
  ])('leads %s to %s', async (from, to) => {
    expect(await land(from)).toBe(to);
  });

  it.each(['tile', 'list', 'table'] as const)(
    'opens the status in the layout last used: %s',
    async (layout) => {
      expect(await land('/', layout)).toBe(`/status/${layout}`);
    },
  );

  it.each(['@me', 'a b', 'a+b', 'a;b', '50%', 'a/b', '🌙'])(
    'builds the address of %j as it is open',
    async (id) => {
      const address = `/lookup/system/${encodeURIComponent(id)}/members`;
      const history = createMemoryHistory({ initialEntries: [await land(address)] });
      const router = createAppRouter(servicesWith('tile'), history);
      router.updateLatestLocation();
      const built = router.buildLocation({ to: '/lookup/system/$id/members', params: { id } });
      expect(built.pathname).toBe(router.latestLocation.pathname);
    },
  );

  it('keeps a forced theme in every address, and no other end, unless the address names its own', () => {
    const hrefs = (hash: string) => {
      const history = createMemoryHistory({ initialEntries: [`/lookup${hash}`] });
      const router = createAppRouter(servicesWith('tile'), history);
      router.updateLatestLocation();
      return [
        router.buildLocation({ to: '/history' }).href,
        router.buildLocation({ to: '/lookup', search: { q: 'Ash' } }).href,
        router.buildLocation({ to: '/settings', hash: 'token' }).href,
        router.buildLocation({ to: '.', hash: '' }).href,
      ];
    };
    for (const forced of ['#dark', '#light', '#Dark'])
      expect(hrefs(forced)).toEqual([
        `/history${forced}`,
        `/lookup?q=Ash${forced}`,
        '/settings#token',
        '/lookup',
      ]);
    for (const other of ['', '#discreet'])
      expect(hrefs(other)).toEqual(['/history', '/lookup?q=Ash', '/settings#token', '/lookup']);
  });

  it('says why an address with several ids was not opened', async () => {
    said.length = 0;
    await land('/lookup/group/%5B%22abcde%22%5D');
    expect(said).toHaveLength(1);
  });

  it('cancels the navigation to an address with several ids and says why', async () => {
    said.length = 0;
    const router = createAppRouter(
      servicesWith('tile'),
      createMemoryHistory({ initialEntries: ['/lookup'] }),
    );
    vi.stubGlobal('document', {}); // without one the library lets everything pass
    router.history.push('/lookup/member/abcde,fghij');
    vi.unstubAllGlobals();
    await expect.poll(() => said).toHaveLength(1);
    expect(router.history.location.pathname).toBe('/lookup');
  });

  it('follows an address that changes before the first screen is rendered', async () => {
    const history = createMemoryHistory({ initialEntries: ['/lookup', '/settings'] });
    const router = createAppRouter(servicesWith('tile'), history);
    await router.load();
    expect(router.state.resolvedLocation?.pathname).toBe('/settings');
    router.history.back();
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/lookup');
  });

  it('guards the id of every route that has one', () => {
    // A server on Discord is named by `$guild`: its id has one form only.
    const withId = allPaths().filter((path) => path.includes('$') && !path.includes('$guild'));
    expect(withId.length).toBeGreaterThan(5);
    for (const path of withId) {
      expect(path).toContain('$id');
      const address = path.replace('$id', 'ABC-DEF').replace(/\/$/, '');
      expect(judgeAddress(address)).toEqual({
        action: 'redirect',
        pathname: address.replace('ABC-DEF', 'abcdef'),
      });
    }
  });

  it('knows every address of the specification', () => {
    for (const path of [
      ...['/', '/status', '/status/tile', '/status/list', '/status/table', '/switch', '/lookup'],
      ...['/lookup/system/$id', '/lookup/system/$id/fronters', '/lookup/system/$id/members'],
      ...[
        '/lookup/system/$id/groups',
        '/lookup/system/$id/history',
        '/lookup/member/$id',
        '/lookup/group/$id',
      ],
      ...['/manage', '/manage/add', '/manage/system', '/manage/members', '/manage/groups', '/manage/servers'],
      ...['/history', '/settings', '/debug'],
    ]) {
      expect(allPaths()).toContain(path);
    }
  });
});

test('no address redirects in a loop, however its names are encoded', async () => {
  for (const path of [
    'a%2fb',
    'a%2Fb',
    '%e0%a4%a',
    '%C3%A9',
    '%c3%a9',
    '%25ab',
    'A%2fB',
    'é',
    '%40ME',
    'a%5cb',
    '%7Bx%7d',
  ])
    for (const before of ['/lookup/system/', '/Lookup/Member/', '/manage/servers/', '/Nowhere/'])
      expect(await land(`${before}${path}`), `${before}${path}`).not.toBe('round in circles');
});
