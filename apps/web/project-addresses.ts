import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectAddresses } from './src/platform/project-addresses.ts';

/** The parts of a package.json that name addresses of the project. */
interface Manifest {
  readonly homepage?: unknown;
  readonly repository?: unknown;
}

/** Shorthands of npm for repositories, with the address of each host. */
const HOSTS: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  bitbucket: 'https://bitbucket.org/',
};

/** What About links to: `homepage` and `repository` of the package.json in `root`. */
export function readProjectAddresses(root: string): ProjectAddresses {
  return addressesIn(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
}

/** The addresses in a manifest, as a browser opens them; null where it has none. */
export function addressesIn({ homepage, repository }: Manifest): ProjectAddresses {
  const url =
    typeof repository === 'object' && repository !== null && 'url' in repository
      ? repository.url
      : repository;
  return { project: webAddress(homepage), source: webAddress(url) };
}

function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, host = 'github', path] = /^(?:(\w+):)?([\w.-]+\/[\w.-]+)$/.exec(value) ?? [];
  const address = path === undefined ? value : `${HOSTS[host] ?? ''}${path}`;
  const shown = address
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
  return URL.canParse(shown) && new URL(shown).protocol === 'https:' ? shown : null;
}
