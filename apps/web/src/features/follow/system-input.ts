/** What someone put into the field: a reference to try, or a link that leads to something other than a system. */
export type SystemInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reference'; readonly text: string; readonly fromLink: boolean }
  | { readonly kind: 'member-link' | 'group-link' | 'unknown-link' };

const DISCORD_MENTION = /^<@!?(\d{17,20})>$/;
const LINK = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\/|^https?:\/\//i;

/**
 * Path segments that stand before an id, in the links people pass round: the PluralKit dashboard
 * (`dash.pluralkit.me/profile/s/exampl`), its short links (`pk.mt/s/exampl`), the API (`/v2/systems/exampl`),
 * lookup pages of this app and of PKStatus (`#/lookup/system/exampl`), and Discord profiles (`/users/1234…`).
 */
const SEGMENTS: ReadonlyMap<string, 'system' | 'member' | 'group'> = new Map([
  ['s', 'system'],
  ['system', 'system'],
  ['systems', 'system'],
  ['users', 'system'],
  ['m', 'member'],
  ['member', 'member'],
  ['members', 'member'],
  ['g', 'group'],
  ['group', 'group'],
  ['groups', 'group'],
]);

/**
 * Takes the reference out of whatever was typed or pasted: an id as it is, a Discord mention, or a link.
 *
 * It does not judge whether the reference is well formed; the model's parser does.
 */
export function readSystemInput(raw: string): SystemInput {
  const text = raw.trim();
  if (text === '') return { kind: 'empty' };
  const mention = DISCORD_MENTION.exec(text)?.[1];
  if (mention !== undefined) return { kind: 'reference', text: mention, fromLink: false };
  if (!LINK.test(text)) return { kind: 'reference', text, fromLink: false };
  return readLink(text);
}

function readLink(text: string): SystemInput {
  let url: URL;
  try {
    url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return { kind: 'unknown-link' };
  }
  // Hash routers keep the whole address behind the "#"; a "?" inside it ends the path there as well.
  const hashPath = url.hash.startsWith('#/') ? (url.hash.slice(1).split('?')[0] ?? '') : '';
  const segments = `${url.pathname}${hashPath}`.split('/').filter(Boolean);
  for (const [index, segment] of segments.entries()) {
    const kind = SEGMENTS.get(segment.toLowerCase());
    const id = segments[index + 1];
    if (kind === undefined || id === undefined) continue;
    if (kind !== 'system') return { kind: `${kind}-link` };
    return { kind: 'reference', text: decode(id), fromLink: true };
  }
  return { kind: 'unknown-link' };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
