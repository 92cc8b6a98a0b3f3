import { whatAndroidMisses } from './android/tools.mjs';
import { whatFirefoxMisses, whatWebkitMisses } from './browsers/tools.mjs';
import { whatWindowsMisses } from './desktop/tools.mjs';

/**
 * One native build and its checks, or the journey in one browser.
 * @typedef {object} NativePart
 * @property {string} project The project of vitest.native.config.ts with its checks.
 * @property {string} about What is checked.
 * @property {() => Promise<string | null>} whatMisses Fetches what is needed, and says what can't be had here.
 */

/** @type {readonly NativePart[]} */
const PARTS = [
  { project: 'windows', about: 'the Windows build', whatMisses: whatWindowsMisses },
  { project: 'android', about: 'the Android build', whatMisses: whatAndroidMisses },
  { project: 'firefox', about: 'the app in Firefox', whatMisses: whatFirefoxMisses },
  { project: 'webkit', about: 'the app in WebKit', whatMisses: whatWebkitMisses },
];

/**
 * Makes ready what can be checked on this computer, and says in one plain line what can't.
 * @param {{ parts?: readonly NativePart[], say?: (line: string) => void }} [options]
 * @returns {Promise<{ projects: string[], skipped: number }>}
 */
export async function prepareNativeParts({ parts = PARTS, say = console.log } = {}) {
  const projects = [];
  for (const { project, about, whatMisses } of parts) {
    const reason = isLinuxOnX64() ? await whatMisses() : 'it is checked on Linux on x64 only';
    if (reason === null) projects.push(project);
    else say(`Skipped ${about}: ${reason}.`);
  }
  return { projects, skipped: parts.length - projects.length };
}

const isLinuxOnX64 = () => process.platform === 'linux' && process.arch === 'x64';
