import { readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { inRoot } from './root.mjs';

/**
 * Whether a version of Node is in a range of the forms that `engines` in package.json uses here: `^20.19.0`, `>=24.0.0`
 * and such joined by `||`. The semver package is not installed yet when this question comes up.
 * @param {string} version `20.20.2`, or with a leading v.
 * @param {string} range
 */
export function isInRange(version, range) {
  const have = numbers(version);
  return range.split('||').some((part) => {
    const wanted = numbers(part);
    const sameMajor = have[0] === wanted[0];
    return isAtLeast(have, wanted) && (sameMajor || part.trim().startsWith('>='));
  });
}

/** @throws {Problem} When this Node cannot run the project. */
export function requireSupportedNode(version = process.versions.node) {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  if (isInRange(version, engines.node)) return;
  throw new Problem(
    `Frontboard needs Node ${describeRange(engines.node)}; this is Node ${version}. ` +
      'Install one of them from https://nodejs.org and run the command again.',
  );
}

/** @param {string} range `^20.19.0 || >=24.0.0` @returns {string} `20.19.0 or a newer 20, or 24.0.0 or anything newer` */
function describeRange(range) {
  const parts = range.split('||').map((part) => {
    const wanted = numbers(part);
    return `${wanted.join('.')} or ${part.trim().startsWith('>=') ? 'anything newer' : `a newer ${wanted[0]}`}`;
  });
  return parts.join(', or ');
}

/** @param {string} version @returns {[number, number, number]} */
function numbers(version) {
  const [major = 0, minor = 0, patch = 0] = (version.match(/\d+/g) ?? []).map(Number);
  return [major, minor, patch];
}

/** @param {[number, number, number]} have @param {[number, number, number]} wanted */
function isAtLeast(have, wanted) {
  for (const index of [0, 1, 2]) {
    const difference = (have[index] ?? 0) - (wanted[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
