import { backendJson } from '../middleware/replies.ts';
import type { Call } from './call.ts';
import { backend, type RouteTable } from './route.ts';

export const oembedRoutes: RouteTable = {
  '/v2/systems/:system/oembed.json': {
    GET: backend((call) => {
      const system = call.system();
      const showsName = call.viewerOf(system.uuid) === 'owner' || system.privacy.name_privacy === 'public';
      const name = showsName ? system.name : null;
      return embed('System', name ?? `System with ID \`${system.id}\``);
    }),
  },
  '/v2/members/:member/oembed.json': {
    GET: backend((call) => {
      const member = call.member();
      return embed('Member', (member.display_name ?? member.name) + ofSystem(call, member.system));
    }),
  },
  '/v2/groups/:group/oembed.json': {
    GET: backend((call) => {
      const group = call.group();
      return embed('Group', (group.display_name ?? group.name) + ofSystem(call, group.system));
    }),
  },
};

/** Not checked here: whether the names are private. */
function ofSystem(call: Call, systemUuid: string): string {
  const name = call.state.systems.get(systemUuid)?.name ?? null;
  return name === null ? '' : ` (${name})`;
}

function embed(what: string, title: string): Response {
  return backendJson({
    type: 'rich',
    provider_name: `PluralKit ${what}`,
    provider_url: 'https://pluralkit.me',
    title,
  });
}
