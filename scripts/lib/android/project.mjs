import { readFileSync } from 'node:fs';
import { Problem } from '../problem.mjs';
import { inRoot } from '../root.mjs';

/** The sources of the Android app, and where its build works. */
export const ANDROID_SOURCES = inRoot('apps/android');
export const ANDROID_WORK = inRoot('.cache/native/android');

/**
 * What Gradle and our own build agree on: `gradle.properties` of the app.
 * @returns {{ applicationId: string, minSdk: number, targetSdk: number }}
 */
export function androidProject() {
  const text = readFileSync(inRoot('apps/android/gradle.properties'), 'utf8');
  const read = (/** @type {string} */ name) => {
    const value = new RegExp(`^frontboard\\.${name}=(.+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Problem(`apps/android/gradle.properties has no frontboard.${name}.`);
    return value.trim();
  };
  return {
    applicationId: read('applicationId'),
    minSdk: Number(read('minSdk')),
    targetSdk: Number(read('targetSdk')),
  };
}

const RELEASED = 99;

/**
 * Android compares versions by one number alone. Three digits each for minor version and patch, two for the number of a version
 * before the release (`1.2.3-dev.4`), which is thus older than the release itself: 1.2.3 is 100200399.
 * @param {string} version
 * @throws {Problem} For what is not a version, or too large for Android.
 */
export function versionCode(version) {
  const [, ...parts] = /^(\d{1,2})\.(\d{1,3})\.(\d{1,3})(?:-[a-z]+\.(\d{1,2}))?$/.exec(version) ?? [];
  const [major = Number.NaN, minor = 0, patch = 0, before = RELEASED] = parts
    .flatMap((part) => part ?? [])
    .map(Number);
  const isNumbered = major <= 20 && (parts[3] === undefined || before < RELEASED);
  if (isNumbered) return major * 100_000_000 + minor * 100_000 + patch * 100 + before;
  throw new Problem(
    `Android can't number the version "${version}": it takes 1.2.3 or 1.2.3-dev.4, up to 20.999.999, and 98 before a release.`,
  );
}
