import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import * as v from 'valibot';

/** Where the app runs, and so what a newer one comes as. */
export type ReleaseTarget = 'web' | 'android' | 'windows';

/** A published version of the app. */
export interface Release {
  /** As published, such as `v0.13.0`. */
  readonly tag: string;
  readonly name: string;
  /** What changed, as Markdown; empty when it does not say. */
  readonly changes: string;
  /** Its page, for reading. */
  readonly pageUrl: string;
  readonly assets: readonly { readonly name: string; readonly url: string }[];
}

const text = v.fallback(v.string(), '');
/** What is no asset leads nowhere, and costs none of the others. */
const NO_ASSET = { name: '', browser_download_url: '' };
/** A name that is longer would fill the screen. */
const LONGEST_NAME = 80;

/** The feed is a release in the form of GitHub's API; only the tag and its page are needed. */
const releaseSchema = v.pipe(
  v.object({
    name: text,
    tag_name: v.pipe(v.string(), v.minLength(1)),
    body: text,
    html_url: v.pipe(v.string(), v.startsWith('https://')),
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

/** Reads what the feed answered. Throws when it is no release. */
export function readRelease(json: unknown): Release {
  return v.parse(releaseSchema, json);
}

/**
 * Whether `tag` is to be offered to somebody who runs `current`: later by the order of semantic versions, and of the same kind, for who
 * tries versions in development is not sent back and who does not is never sent there. What is no version is not offered.
 */
export function isOffered(tag: string, current: string): boolean {
  const offered = versionOf(tag);
  const running = versionOf(current);
  if (offered === null || running === null || isDevelopment(tag) !== isDevelopment(current)) return false;
  return compare(offered, running) > 0;
}

/** Reads a tag such as `v0.13.0-dev.2` by the rules of semver.org; null for what is no version. */
function versionOf(tag: string): SemVer | null {
  return parse(tag.replace(/^V/, 'v'));
}

function isDevelopment(version: string): boolean {
  return /dev/i.test(version);
}

const ENDINGS = { android: '.apk', windows: '.exe' } as const;

/** Where a release is to be had: the file for this device, or else its page. */
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
 * How to ask for the list of changes as a file, or null where there is no way. Only at the feed's own origin: the page's content policy allows
 * no other, and GitHub serves the files of a release from places that no page may read. So at GitHub it is the file in the repository, as tagged.
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

/** Of a list of changes, the sections of versions after `current`. They begin with a heading of the second level, newest first. */
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
