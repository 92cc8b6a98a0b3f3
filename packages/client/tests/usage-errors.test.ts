import { brandId } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import { type Client, isUsageError } from '../src/index.ts';
import { openStub, TOKEN } from './support/stub-service.ts';

const system = brandId('SystemRef', 'exmpl');
const me = brandId('SystemRef', '@me');
const member = brandId('MemberRef', 'abcdef');
const group = brandId('GroupRef', 'ghijkl');
const frontSwitch = brandId('SwitchId', '5e0c7f4b-2a1d-4e8f-9b6c-1d2e3f4a5b6c');
// What JavaScript callers may leave out.
const nothing = undefined as never;

type Call = (client: Client) => Promise<unknown>;

async function expectRefusal(
  call: Call,
  message: string,
  options: Parameters<typeof openStub>[1],
): Promise<void> {
  const { client, received, answer } = openStub(() => ({}), options);
  const error = await answer(
    call(client).then(
      () => null,
      (thrown: unknown) => thrown,
    ),
  );
  expect(isUsageError(error) && error.message).toBe(message);
  expect(received).toEqual([]);
}

describe('without a token, before any request,', () => {
  it.each<[string, Call]>([
    ['Must provide a token or ID.', (client) => client.systems.fetch()],
    ['Must provide a token or ID.', (client) => client.systems.fetch(me)],
    ['PATCH requires a token.', (client) => client.systems.update({ name: 'x' })],
    ["Can't get own fronters when not logged in", (client) => client.fronters.fetch(me)],
    ["Can't get own members when not logged in", (client) => client.members.list(me)],
    ["Can't get own groups when not logged in", (client) => client.groups.list(me)],
    ['POST requires a token.', (client) => client.members.create({ name: 'x' })],
    ['PATCH requires a token.', (client) => client.members.update(member, { name: 'x' })],
    ['DELETE requires a token.', (client) => client.members.remove(member)],
    ['POST requires a token.', (client) => client.members.addGroups(member, [group])],
    ['Getting guild settings requires a token.', (client) => client.guilds.fetchMember(member, '1')],
    ['PATCH requires a token.', (client) => client.guilds.updateMember(member, '1', { display_name: 'x' })],
    ['POST requires a token.', (client) => client.groups.create({ name: 'x' })],
    ['PATCH requires a token.', (client) => client.groups.update(group, { name: 'x' })],
    ['DELETE requires a token.', (client) => client.groups.remove(group)],
    ['POST requires a token.', (client) => client.groups.overwriteMembers(group, [])],
    ['Getting switches requires a token.', (client) => client.switches.list(me)],
    ['POST requires a token.', (client) => client.switches.create({ members: [] })],
    ['PATCH requires a token.', (client) => client.switches.updateTime(frontSwitch, new Date())],
    ['PATCH requires a token.', (client) => client.switches.updateMembers(frontSwitch, [])],
    ['DELETE requires a token.', (client) => client.switches.remove(frontSwitch)],
    ['Getting system settings requires a token.', (client) => client.settings.fetch(me)],
    ['PATCH requires a token.', (client) => client.settings.update({ timezone: 'UTC' })],
    ['Getting guild settings requires a token.', (client) => client.guilds.fetch('1')],
    ['PATCH requires a token.', (client) => client.guilds.update('1', { tag: 'x' })],
    ['Getting autoproxy settings requires a token.', (client) => client.autoproxy.fetch('1')],
    ['PATCH requires a token.', (client) => client.autoproxy.update('1', { autoproxy_mode: 'off' })],
    ['PATCH requires a token.', (client) => client.systems.update({ name: 'x' }, { token: null })],
  ])('%s', (message, call) => expectRefusal(call, message, {}));

  it('a call that takes the token away from a client that has one is refused just the same', () =>
    expectRefusal(
      (client) => client.guilds.fetch('1', { token: null }),
      'Getting guild settings requires a token.',
      {
        token: TOKEN,
      },
    ));
});

describe('with a token, before any request,', () => {
  it.each<[string, Call]>([
    ['Must provide a member ID.', (client) => client.members.fetch(nothing)],
    [
      'Must provide a member ID.',
      (client) => client.members.update(brandId('MemberRef', ' '), { name: 'x' }),
    ],
    ['Must provide a member ID.', (client) => client.members.groups(nothing)],
    ['Must provide a member ID.', (client) => client.members.remove(nothing)],
    ['Must provide a member ID.', (client) => client.members.overwriteGroups(nothing, [])],
    ['Must provide a member ID.', (client) => client.guilds.fetchMember(nothing, '1')],
    ['Must provide a member ID.', (client) => client.guilds.updateMember(nothing, '1', { keep_proxy: true })],
    ['Must provide a guild ID.', (client) => client.guilds.fetchMember(member, nothing)],
    [
      'Must provide a guild ID.',
      (client) => client.guilds.updateMember(member, nothing, { keep_proxy: true }),
    ],
    ['Must provide a guild ID.', (client) => client.autoproxy.update(' ', { autoproxy_mode: 'off' })],
    ['Must provide a guild ID.', (client) => client.guilds.fetch('')],
    ['Must provide a guild ID.', (client) => client.guilds.update(nothing, { tag: 'x' })],
    ['Must provide a guild ID.', (client) => client.autoproxy.fetch(nothing)],
    ['Must provide a group ID.', (client) => client.groups.fetch(nothing)],
    ['Must provide a group ID.', (client) => client.groups.members(nothing)],
    ['Must provide a group ID.', (client) => client.groups.update(nothing, { name: 'x' })],
    ['Must provide a group ID.', (client) => client.groups.remove(nothing)],
    ['Must provide a group ID.', (client) => client.groups.removeMembers(nothing, [member])],
    ['Must provide a switch ID.', (client) => client.switches.updateTime(nothing, new Date())],
    ['Must provide a switch ID.', (client) => client.switches.updateMembers(nothing, [])],
    ['Must provide a switch ID.', (client) => client.switches.fetch(system, nothing)],
    ['Must provide a switch ID.', (client) => client.switches.remove(nothing)],
    ['Must provide a message ID.', (client) => client.messages.fetch('')],
    ['Must provide a timestamp.', (client) => client.switches.updateTime(frontSwitch, nothing)],
    ['Timestamp must be a valid date', (client) => client.switches.updateTime(frontSwitch, 'yesterday')],
    ['Must provide an array of groups.', (client) => client.members.addGroups(member, nothing)],
    ['Must provide an array of members.', (client) => client.groups.addMembers(group, nothing)],
    ['Must provide an array of members.', (client) => client.switches.updateMembers(frontSwitch, nothing)],
    [
      'Must provide an array of members.',
      (client) => client.switches.create(nothing ?? { members: nothing }),
    ],
    [
      'Members must be an array or map if provided.',
      (client) => client.switches.create({ members: 'abcdef' as never }),
    ],
    ["Key name is required, but wasn't supplied", (client) => client.members.create({ name: ' ' })],
    [
      "Key name is required, but wasn't supplied",
      (client) => client.groups.create(nothing ?? { name: nothing }),
    ],
    ['Nothing to change.', (client) => client.systems.update({})],
    [
      'Nothing to change.',
      (client) => client.members.update(member, { keep_proxy: null as never, privacy: {} }),
    ],
    ['Nothing to change.', (client) => client.settings.update({ timezone: null as never })],
    ['Nothing to change.', (client) => client.autoproxy.update('1', { autoproxy_member: null })],
    ['Nothing to change.', (client) => client.groups.addMembers(group, [])],
    ['Nothing to change.', (client) => client.members.removeGroups(member, [])],
  ])('%s', (message, call) => expectRefusal(call, message, { token: TOKEN }));

  it('says which forms a reference may have', () =>
    expectRefusal(
      (client) => client.systems.fetch(brandId('SystemRef', '../members')),
      'This is not an ID of the right form. Use a PluralKit system ID (5 or 6 letters), a UUID or a Discord user ID (17 to 19 digits).',
      {},
    ));

  it('refuses a token that could not be sent, without naming it', async () => {
    const broken = 'se\u00e9cret\ntoken';
    const { client, answer } = openStub(() => ({}), { token: broken });
    const error = await answer(client.systems.fetch().catch((thrown: unknown) => thrown));
    expect(isUsageError(error) && error.message).toBe('The token has characters that no token has.');
  });
});

describe('in version 1, before any request,', () => {
  it.each<[string, Call]>([
    ['Groups', (client) => client.groups.list(system)],
    ['Groups', (client) => client.groups.fetch(group)],
    ['Groups', (client) => client.groups.create({ name: 'x' })],
    ['Groups', (client) => client.groups.update(group, { name: 'x' })],
    ['Groups', (client) => client.groups.remove(group)],
    ['Groups', (client) => client.groups.members(group)],
    ['Groups', (client) => client.groups.addMembers(group, [member])],
    ['Groups', (client) => client.members.groups(member)],
    ['Groups', (client) => client.members.overwriteGroups(member, [])],
    ['System settings', (client) => client.settings.fetch(system)],
    ['System settings', (client) => client.settings.update({ timezone: 'UTC' })],
    ['Guild settings', (client) => client.guilds.fetch('1')],
    ['Guild settings', (client) => client.guilds.update('1', { tag: 'x' })],
    ['Guild settings', (client) => client.guilds.fetchMember(member, '1')],
    ['Guild settings', (client) => client.guilds.updateMember(member, '1', { display_name: 'x' })],
    ['Autoproxy settings', (client) => client.autoproxy.fetch('1')],
    ['Autoproxy settings', (client) => client.autoproxy.update('1', { autoproxy_mode: 'off' })],
    ['Individual switches', (client) => client.switches.fetch(system, frontSwitch)],
    ['Individual switches', (client) => client.switches.updateTime(frontSwitch, new Date())],
    ['Individual switches', (client) => client.switches.updateMembers(frontSwitch, [])],
    ['Individual switches', (client) => client.switches.remove(frontSwitch)],
  ])('%s are only available for API version 2.', (feature, call) =>
    expectRefusal(call, `${feature} are only available for API version 2.`, { version: 1 }),
  );
});
