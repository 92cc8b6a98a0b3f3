import { execFileSync } from 'node:child_process';
import { Problem } from './problem.mjs';
import { ROOT } from './root.mjs';

/** Reads `--releases`. @param {string} text */
export function readFeedUrl(text) {
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
  throw new Problem(`--releases takes an address that begins with https://, not "${text}".`);
}

/**
 * The address of this repository's releases, for programs that do not come from a server that would send them a newer version.
 * @param {string | null} [remote] The address this clone comes from.
 * @returns {string | null} Null when the repository is at no place whose feed is known.
 */
export function ownFeedUrl(remote = originUrl()) {
  const [, owner, name] =
    /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(
      remote ?? '',
    ) ?? [];
  return name === undefined ? null : `https://api.github.com/repos/${owner}/${name}/releases/latest`;
}

function originUrl() {
  try {
    return execFileSync('git', ['config', '--get', 'remote.origin.url'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // No git, no repository, or one that comes from nowhere.
    return null;
  }
}
