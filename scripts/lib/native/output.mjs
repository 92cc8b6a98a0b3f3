import { readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';

/** Where the native builds are put. */
export const NATIVE_DIST = inRoot('dist-native');

/** @returns {string} The version of everything, from the root's package.json. */
export function appVersion() {
  return JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version;
}

/**
 * What the files of a release are called. The update check of the app picks by the ending, so there is one `.exe` and one `.apk`.
 * @param {string} version
 */
export function nativeNames(version) {
  return {
    windows: `Frontboard-${version}-windows-x64.exe`,
    windowsZip: `Frontboard-${version}-windows-x64.zip`,
    android: `Frontboard-${version}.apk`,
    web: `Frontboard-${version}-web.tar.gz`,
  };
}
