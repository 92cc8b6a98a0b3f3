import { describe, expect, it } from 'vitest';
import { column, Example, inShort, OTHER_TOKEN, property, TOKEN } from './example.ts';

describe('oEmbed', () => {
  it('titles a system with its name, or its id where the name is unset or private', async () => {
    const example = new Example();
    const title = async (path: string, token?: string) =>
      property((await example.get(path, token)).json, 'title');
    expect((await example.get('/systems/exmpl/oembed.json')).json).toEqual({
      type: 'rich',
      provider_name: 'PluralKit System',
      provider_url: 'https://pluralkit.me',
      title: 'Example',
    });
    expect(await title('/systems/quiet/oembed.json')).toBe('System with ID `quiet`');
    await example.own('PATCH', '/systems/@me', { privacy: { name_privacy: 'private' } });
    expect(await title('/systems/exmpl/oembed.json')).toBe('System with ID `exmpl`');
    expect(await title('/systems/exmpl/oembed.json', TOKEN)).toBe('Example');
  });

  it('titles members and groups with display name and system, private or not', async () => {
    const example = new Example();
    const body = { display_name: 'Ali', privacy: { name_privacy: 'private' } };
    await example.own('PATCH', '/members/aaaaaa', body);
    expect((await example.get('/members/aaaaaa/oembed.json')).json).toMatchObject({
      provider_name: 'PluralKit Member',
      title: 'Ali (Example)',
    });
    expect((await example.get('/groups/gggggg/oembed.json')).json).toMatchObject({
      provider_name: 'PluralKit Group',
      title: 'gggggg (Example)',
    });
    expect(inShort(await example.get('/members/nope12/oembed.json'))).toBe('404/20002');
  });
});

describe('the private routes', () => {
  it('set the privacy of all own members or groups at once', async () => {
    const example = new Example();
    const body = { visibility: 'private', name_privacy: '' };
    const answer = await example.own('POST', '/private/bulk_privacy/member', body);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const members = (await example.get('/systems/exmpl/members', TOKEN)).json;
    expect(column(members, 'privacy')).toMatchObject([
      { visibility: 'private', name_privacy: 'private', avatar_privacy: 'public' },
      { visibility: 'private', name_privacy: 'private', avatar_privacy: 'public' },
    ]);
    expect(
      inShort(await example.own('POST', '/private/bulk_privacy/group', { list_privacy: 'private' })),
    ).toBe('204');
    const groups = (await example.get('/systems/exmpl/groups', TOKEN)).json;
    expect(column(groups, 'privacy')).toMatchObject([
      { list_privacy: 'private' },
      { list_privacy: 'private' },
    ]);
    const others = (await example.get('/systems/zzzzzz/members', OTHER_TOKEN)).json;
    expect(column(others, 'privacy')).toMatchObject([{ visibility: 'public' }]);
  });

  it.each(['member', 'group'])(
    'refuse bulk privacy of %ss that is empty, wrong or of no member',
    async (kind) => {
      const example = new Example();
      const path = `/private/bulk_privacy/${kind}`;
      expect(inShort(await example.send('POST', path, { body: { visibility: 'private' } }))).toBe('401/0');
      expect(inShort(await example.own('POST', path, {}))).toBe('400/0');
      expect(inShort(await example.own('POST', path, { front_privacy: 'private' }))).toBe('400/0');
      expect(inShort(await example.own('POST', path, { visibility: 'hidden' }))).toBe('400/40001');
      expect(inShort(await example.own('POST', path, []))).toBe('400/0');
    },
  );

  it('count what there is', async () => {
    const { json } = await new Example().get('/private/stats');
    expect(json).toEqual({
      db: {
        systems: 3,
        members: 3,
        groups: 3,
        switches: 3,
        messages: 1,
        messages_24h: 1,
        guilds: 1,
        channels: 1,
      },
      prom: {},
    });
  });

  it('list the shards, last first', async () => {
    const example = new Example({ world: 'demo' });
    const { json } = await example.get('/private/discord/shard_state');
    expect(column(property(json, 'shards'), 'shard_id')).toEqual([2, 1, 0]);
  });

  it('say that there is no Discord to log in with', async () => {
    const example = new Example();
    const body = { code: 'x', redirect_domain: 'http://localhost' };
    for (const path of ['/private/discord/callback', '/private/discord/callback2']) {
      expect(inShort(await example.send('POST', path, { body }))).toBe('501/50001');
    }
  });
});
