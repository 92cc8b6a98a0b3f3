import { normaliseRef, refForm } from '../id/normalise-ref.ts';
import type { LookupKind } from './lookup.ts';

/** The target of a link. */
export interface LinkTarget {
  readonly kinds: readonly LookupKind[];
  /** As in the link; null if the link ends before it. */
  readonly ref: string | null;
}

/** Whether a text is a link rather than an id. Ours are also recognised without their host. */
export function isLink(text: string): boolean {
  return SCHEME.test(text) || HOST_AND_PATH.test(text) || OWN_PATH.test(text);
}

const SCHEME = /^https?:\/\//i;
const HOST_AND_PATH = /^(?:localhost(?::\d+)?|(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)\//i;
const DISCORD = ['discord.com', 'discordapp.com'];
const PLURALKIT_HOSTS = ['pluralkit.me', 'pk.mt'];
const OWN_PATH = /^#?\/lookup\//i;

/**
 * Finds the target of a link, or null if it leads to nothing of PluralKit's. Understands pages of the PluralKit dashboards and
 * of its short links (routes as of PluralKit/PluralKit and PluralKit/dashboard, 2025-12), addresses of the API in both versions,
 * Discord's links to messages and people, and lookup pages of this app and of PKStatus on any host. Never throws.
 */
export function parseLink(text: string): LinkTarget | null {
  const url = readUrl(text);
  if (!url) return null;
  const host = url.hostname.toLowerCase();
  const path = segmentsOf(url.pathname);
  if (DISCORD.some((domain) => isWithin(host, domain))) return discordTarget(path);
  if (PLURALKIT_HOSTS.some((domain) => isWithin(host, domain))) {
    const target = dashboardTarget(path) ?? firstTarget(path, PLURALKIT);
    if (target) return target;
  }
  // Hash routers keep the address behind the "#"; a "?" inside it ends the path there as well.
  const hashPath = url.hash.startsWith('#/') ? segmentsOf(url.hash.slice(1).split('?')[0] ?? '') : [];
  return after(path, 'lookup', PAGES) ?? after(hashPath, 'lookup', PAGES) ?? after(path, 'v2', API);
}

/** The host of a link if it is neither PluralKit's nor Discord's; null for theirs, and for what is not an address. */
export function foreignHost(text: string): string | null {
  const host = readUrl(text)?.hostname.toLowerCase() ?? '';
  const isKnown = [...DISCORD, ...PLURALKIT_HOSTS].some((domain) => isWithin(host, domain));
  return host === '' || isKnown || OWN_PATH.test(text) ? null : host;
}

type Segments = ReadonlyMap<string, LookupKind>;

const PAGES: Segments = new Map([
  ['system', 'system'],
  ['member', 'member'],
  ['group', 'group'],
]);
const API: Segments = new Map([
  ['systems', 'system'],
  ['members', 'member'],
  ['groups', 'group'],
  ['messages', 'message'],
]);
/** Dashboard, short links and version 1 of the API (`/a/` is a Discord account) say it shorter. */
const PLURALKIT: Segments = new Map([
  ...API,
  ['s', 'system'],
  ['a', 'system'],
  ['m', 'member'],
  ['g', 'group'],
  ['msg', 'message'],
]);

/** The first segment with a kind, and what follows it. */
function firstTarget(path: readonly string[], names: Segments): LinkTarget | null {
  for (const [index, segment] of path.entries()) {
    const kind = names.get(segment.toLowerCase());
    if (kind !== undefined) return { kinds: [kind], ref: path[index + 1] ?? null };
  }
  return null;
}

/** What follows `start`, wherever that is: an app may be in a folder of its host. */
function after(path: readonly string[], start: string, names: Segments): LinkTarget | null {
  const index = path.findIndex((segment) => segment.toLowerCase() === start);
  const kind = index === -1 ? undefined : names.get(path[index + 1]?.toLowerCase() ?? '');
  return kind === undefined ? null : { kinds: [kind], ref: path[index + 2] ?? null };
}

/**
 * The newer dashboard shows a system at `/dash/exampl` and its lists below that. `/dash/m/` and `/dash/g/` are too short for ids, and
 * `/dash/random` of the older one is its own page.
 */
function dashboardTarget([first, id]: readonly string[]): LinkTarget | null {
  if (first !== 'dash' || id === undefined || id === 'random') return null;
  return refForm(normaliseRef(id)) === null ? null : { kinds: ['system'], ref: id };
}

/** `/channels/{server or @me}/{channel}/{message}` and `/users/{user}`. */
function discordTarget([first, ...rest]: readonly string[]): LinkTarget | null {
  if (first === 'channels') return { kinds: ['message'], ref: rest[2] ?? null };
  return first === 'users' ? { kinds: ['system'], ref: rest[0] ?? null } : null;
}

function readUrl(text: string): URL | null {
  const address = OWN_PATH.test(text) ? `https://x.invalid/${text.replace(/^\//, '')}` : text;
  try {
    return new URL(SCHEME.test(address) ? address : `https://${address}`);
  } catch {
    return null;
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decode);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
