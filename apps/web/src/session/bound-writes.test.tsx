import { brandId, type FrontSwitch, type Group, type Member } from '@frontboard/model';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useOwnSettings } from '../cache/own/use-own-config.ts';
import { useOwnProfile } from '../cache/own/use-own-profile.ts';
import { useRecordCache } from '../cache/own/use-record-cache.ts';
import { ServicesProvider } from '../state/services.tsx';
import { membershipOf } from '../sync/membership/membership-writes.ts';
import { useJoinGroup } from '../sync/membership/use-membership.ts';
import { useGuildEdits } from '../sync/records/use-guild-edits.ts';
import { useGroupWrites, useMemberWrites } from '../sync/records/use-record-writes.ts';
import { createMemoryCopies } from '../sync/restore/copy-store.ts';
import { deleteRecord } from '../sync/restore/delete-record.ts';
import { restoreRecord } from '../sync/restore/restore.ts';
import { makeRestoreCopy } from '../sync/restore/restore-copy.ts';
import { useHideRecord } from '../sync/restore/use-delete-record.ts';
import { useSwitchChanges } from '../sync/switches/use-switch-changes.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openApp } from '../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../testing/small-world.ts';
import { openAccounts } from './accounts.ts';
import { useCaller } from './caller.ts';

const SERVER = '123456789012345678';

/** What a screen of an account has captured. */
function useScreen() {
  const caller = useCaller('@me');
  const cache = useRecordCache();
  return {
    caller,
    cache,
    members: useMemberWrites(),
    groups: useGroupWrites(),
    profile: useOwnProfile(),
    settings: useOwnSettings(),
    guild: useGuildEdits(SERVER),
    hide: useHideRecord(),
    joinGroup: useJoinGroup(),
    switches: useSwitchChanges(),
  };
}

/** What writes can be about; both systems have it. */
interface Things {
  readonly member: Member;
  readonly group: Group;
  readonly frontSwitch: FrontSwitch;
}

type Write = (screen: ReturnType<typeof useScreen>, things: Things) => Promise<unknown>;

const writes: Readonly<Record<string, Write>> = {
  'making a member': ({ members }) => members.create({ name: 'New' }),
  'changing a member': ({ members }, { member }) => members.update(member.uuid ?? '', { pronouns: 'xe' }),
  'making a group': ({ groups }) => groups.create({ name: 'New' }),
  'changing a group': ({ groups }, { group }) => groups.update(group.uuid ?? '', { description: 'Here' }),
  'changing the profile': ({ profile }) => profile.send({ tag: 'new' }),
  'changing the settings': ({ settings }) => settings.send({ pings_enabled: false }),
  'changing a server': ({ guild }) => guild.settings.send({ tag: 'new' }),
  'changing autoproxy': ({ guild }) => guild.autoproxy.send({ autoproxy_mode: 'front' }),
  'changing a member of a server': ({ guild }, { member }) =>
    guild.member(member.uuid ?? '').send({ display_name: 'New' }),
  'hiding a member': ({ hide }, { member }) => hide({ kind: 'member', record: member }),
  'hiding a group': ({ hide }, { group }) => hide({ kind: 'group', record: group }),
  'joining a group': ({ joinGroup }, { member, group }) => joinGroup(group.uuid ?? '', [member.uuid ?? '']),
  'filling a group': (context, { member, group }) =>
    membershipOf('group', context, group.uuid ?? '').send({ add: [member.uuid ?? ''], remove: [] }),
  'emptying a group': (context, { member, group }) =>
    membershipOf('group', context, group.uuid ?? '').send({ add: [], remove: [member.uuid ?? ''] }),
  'putting a member into groups': (context, { member, group }) =>
    membershipOf('member', context, member.uuid ?? '').send({ add: [group.uuid ?? ''], remove: [] }),
  'taking a member out of groups': (context, { member, group }) =>
    membershipOf('member', context, member.uuid ?? '').send({ add: [], remove: [group.uuid ?? ''] }),
  'deleting a member': (context, { member }) =>
    deleteRecord(
      { ...context, ...atOnce, store: createMemoryCopies(), nowMs: 0 },
      { kind: 'member', record: member },
    ),
  'deleting a group': (context, { group }) =>
    deleteRecord(
      { ...context, ...atOnce, store: createMemoryCopies(), nowMs: 0 },
      { kind: 'group', record: group },
    ),
  'restoring a member': (context, { member }) => restore(context, { kind: 'member', record: member }),
  'restoring a group': (context, { group }) => restore(context, { kind: 'group', record: group }),
  'changing the time of a switch': ({ switches }, { frontSwitch }) =>
    switches.move(frontSwitch, '2023-12-31T00:00:00Z'),
  'changing the members of a switch': ({ switches }, { frontSwitch }) =>
    switches.editMembers(frontSwitch, []),
  'deleting a switch': ({ switches }, { frontSwitch }) => switches.remove(frontSwitch),
};

/** Nothing continues at the service after its connection broke. */
const atOnce = { now: () => 0, settle: async () => {} };

async function restore(
  { caller, cache }: ReturnType<typeof useScreen>,
  deleted: { kind: 'member'; record: Member } | { kind: 'group'; record: Group },
): Promise<unknown> {
  const store = createMemoryCopies();
  const copy = makeRestoreCopy({ ...deleted, memberships: [] }, caller.viewer, 0);
  await store.put(copy);
  return restoreRecord({ caller, cache, store, ...atOnce }, copy.id);
}

/** An app with two accounts that uses the first, what a screen opened there has captured, and what the first system has. */
async function openFirst() {
  const clock = createFakeClock();
  const world = openSmallWorld(2, clock);
  const app = openApp({ world, clock });
  const settle = <T,>(work: Promise<T>): Promise<T> => clock.during(work, 20_000);
  const accounts = openAccounts(app);
  await settle(accounts.add(tokenOf(1), { isStored: true }));
  await settle(accounts.add(tokenOf(0), { isStored: true }));
  const own = brandId('SystemRef', '@me');
  const group = await settle(app.client.groups.create({ name: 'Everyone' }));
  const [member] = await settle(app.client.members.list(own));
  const {
    switches: [newest],
  } = await settle(app.client.switches.list(own));
  if (member === undefined || newest?.id == null) throw new Error('The world has a member and a switch.');
  const frontSwitch = await settle(app.client.switches.fetch(own, newest.id));
  let screen: ReturnType<typeof useScreen> | undefined;
  function Screen() {
    screen = useScreen();
    return null;
  }
  // Without a document React shows what stores began with.
  const session = { ...app.session, getInitialState: app.session.getState };
  renderToStaticMarkup(
    <QueryClientProvider client={app.queryClient}>
      <ServicesProvider services={{ ...app, session }}>
        <Screen />
      </ServicesProvider>
    </QueryClientProvider>,
  );
  if (screen === undefined) throw new Error('The screen was not shown.');
  const written = () => world.sandbox.requests.list().filter(({ method }) => method !== 'GET').length;
  const before = written();
  return {
    app,
    accounts,
    settle,
    screen,
    things: { member, group, frontSwitch },
    sent: () => written() - before,
  };
}

describe.each(Object.entries(writes))('%s', (_, write) => {
  it('is sent for the account it was started for', async () => {
    const { app, screen, things, settle, sent } = await openFirst();
    await settle(write(screen, things).catch(() => null));
    expect(sent()).toBeGreaterThan(0);
    app.close();
  });

  it('is not sent once another account is in use', async () => {
    const { app, accounts, screen, things, settle, sent } = await openFirst();
    accounts.switchTo(systemUuidOf(1));
    await settle(write(screen, things).catch(() => null));
    expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 1' } });
    expect(sent()).toBe(0);
    app.close();
  });
});
