import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import * as v from 'valibot';

/** Where the app runs, and so which file updates it. */
export type ReleaseTarget = 'web' | 'android' | 'windows';

/** A published version of the app. */
export interface Release {
  /** As published, such as `v0.13.0`. */
  readonly tag: string;
  readonly name: string;
  /** What changed, as Markdown; may be empty. */
  readonly changes: string;
  /** Its page, for reading. */
  readonly pageUrl: string;
  readonly assets: readonly { readonly name: string; readonly url: string }[];
}

const text = v.fallback(v.string(), '');
/** An invalid asset is ignored; the others are used. */
const NO_ASSET = { name: '', browser_download_url: '' };
/** A longer name would fill the screen. */
const LONGEST_NAME = 80;

/** The feed is a release in the form of GitHub's API; only the tag and its page are required. */
const releaseSchema = v.pipe(
  v.object({
    name: text,
    tag_name: v.pipe(
      v.string(),
      v.check((tag) => tag !== ''),
    ),
    body: text,
    html_url: v.pipe(
      v.string(),
      v.check((url) => url.startsWith('https://')),
    ),
    assets: v.fallback(
      v.array(v.fallback(v.object({ name: text, browser_download_url: text }), NO_ASSET)),
      [],
    ),
  }),
  v.transform(
    (wire): Release => ({
      tag: wire.tag_name,
      name: (wire.name.trim() || wire.tag_name).slice(0, LONGEST_NAME),
      changes: wire.body,
      pageUrl: wire.html_url,
      assets: wire.assets.map(({ name, browser_download_url: url }) => ({ name, url })),
    }),
  ),
);

/** Reads the answer of the feed. Throws if it is not a release. */
export function readRelease(json: unknown): Release {
  return v.parse(releaseSchema, json);
}

/**
 * Whether `tag` is offered to a person who runs `current`: it must be later by the order of semantic versions, and of the same kind. People who
 * try development versions are not sent back to releases, and the others are never sent to development versions. Anything else is not offered.
 */
export function isOffered(tag: string, current: string): boolean {
  const offered = versionOf(tag);
  const running = versionOf(current);
  if (offered === null || running === null || isDevelopment(tag) !== isDevelopment(current)) return false;
  return compare(offered, running) > 0;
}

/** Reads a tag such as `v0.13.0-dev.2` by the rules of semver.org; null if it is not a version. */
function versionOf(tag: string): SemVer | null {
  return parse(tag.replace(/^V/, 'v'));
}

function isDevelopment(version: string): boolean {
  return /dev/i.test(version);
}

const ENDINGS = { android: '.apk', windows: '.exe' } as const;

/** Where to get a release: the file for this device, or else its page. */
export function downloadUrl({ assets, pageUrl }: Release, target: ReleaseTarget): string {
  if (target === 'web') return pageUrl;
  const asset = assets.find(
    ({ name, url }) => name.toLowerCase().endsWith(ENDINGS[target]) && url.startsWith('https://'),
  );
  return asset?.url ?? pageUrl;
}

/** The feed of GitHub's API, up to its repository. */
const REPOSITORY_OF_FEED = /^(.*\/repos\/[^/]+\/[^/]+)\/releases\/latest\/?$/;

/**
 * How to request the list of changes as a file, or null if that is impossible. Only at the feed's own origin: the page's content policy allows
 * no other, and GitHub serves the files of a release from places that no page may read. So for GitHub it is the file in the repository, as tagged.
 */
export function changelogRequest({ assets, tag }: Release, feedUrl: string): Request | null {
  const feed = new URL(feedUrl);
  const asset = assets.find(
    ({ name, url }) =>
      /^changelog(\.md|\.txt)?$/i.test(name) && URL.canParse(url) && new URL(url).origin === feed.origin,
  );
  if (asset !== undefined) return askFor(asset.url);
  const repository = REPOSITORY_OF_FEED.exec(feed.pathname)?.[1];
  if (repository === undefined) return null;
  const file = new URL(`${repository}/contents/CHANGELOG.md`, feed);
  file.searchParams.set('ref', tag);
  return askFor(file.href, 'application/vnd.github.raw+json');
}

/** A request that says nothing about the person. */
export function askFor(url: string, accept = '*/*'): Request {
  return new Request(url, {
    headers: { Accept: accept },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
}

/** The sections of a list of changes for versions after `current`. They begin with a heading of the second level, newest first. */
export function changesSince(file: string, current: string): string {
  const sections = file.split(/^(?=## )/m);
  const known = sections.findIndex((section) => /^## \[?v?([^\s\]]+)/.exec(section)?.[1] === current);
  // Text before the first section introduces the file.
  const first = sections.length > 1 && !file.startsWith('## ') ? 1 : 0;
  return sections
    .slice(first, known === -1 ? undefined : known)
    .join('')
    .trim();
}
