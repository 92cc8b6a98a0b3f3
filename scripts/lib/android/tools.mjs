import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { installFromDebian } from '../debian.mjs';
import { fetchNpmPackage } from '../native/npm-package.mjs';
import { Problem } from '../problem.mjs';
import { isExecutable, programs } from '../programs.mjs';
import { inRoot } from '../root.mjs';
import { androidProject } from './project.mjs';

const execFileAsync = promisify(execFile);

/**
 * The programs that an app is built with, by their full paths.
 * @typedef {object} AndroidTools
 * @property {string} aapt
 * @property {string} aapt2
 * @property {string} zipalign
 * @property {string} apksigner
 * @property {string} javaHome The folder that `bin/javac` is in.
 * @property {{ jar: string, d8: string } | null} google Google's Android and its compiler, or null with Debian's tools.
 */

const PROGRAMS = /** @type {const} */ (['aapt', 'aapt2', 'zipalign', 'apksigner']);

/** Android 10's resources, the newest of Debian. Newer attributes of ours are added by `newer-attributes.xml` of the app. */
export const DEBIAN_FRAMEWORK = '/usr/share/android-framework-res/framework-res.apk';

const DEBIAN_PACKAGES = ['aapt', 'apksigner', 'zipalign', 'android-framework-res', 'openjdk-17-jdk-headless'];

/** Google's compiler of that time, which neither npm nor Debian has on its own. It reads Java 7. */
const DX = {
  name: 'tns-android',
  version: '3.0.0',
  integrity:
    'sha512-uJ+I0Nwgsf+zIu2s+I6mly0D3bXelsvWXkF3uXriKNNi9zgkMtatKnxejr1o+uZIt0ZQHra+R81M2L9R8zZqLQ==',
};

/** The declarations of Android's whole API, with levels. */
const DECLARATIONS = {
  name: '@nativescript/types-android',
  version: '9.1.1',
  integrity:
    'sha512-PGaTum9tyqyyza3QT21Z7WrRR1+nM7ITsq9EJiaShLArThJI0PD1ZuDO5IoUUvSQ+gTKU2nLiVMnFbU4s3FeeQ==',
};

/** @returns {Promise<string>} The archive with `com.android.dx.command.Main`. */
export async function fetchDx() {
  return join(await fetchNpmPackage(DX), 'framework/build-tools/metadata-generator.jar');
}

/** @returns {Promise<string>} The file with the declarations of Android's API from level 21 on. */
export async function fetchDeclarations() {
  return join(await fetchNpmPackage(DECLARATIONS), 'lib/android/android-platform-21-37-merged.d.ts');
}

/**
 * Google's tools where ANDROID_HOME names them, else Debian's, installed when missing and when that can be done.
 * @returns {Promise<AndroidTools>}
 * @throws {Problem} When there are neither.
 */
export async function ensureAndroidTools() {
  const home = process.env.ANDROID_HOME ?? '';
  if (home !== '') return googleTools(home);
  const found = (await debianTools()) ?? ((await installDebianTools()) ? await debianTools() : null);
  if (found !== null) return found;
  throw new Problem(
    `The Android app needs Google's SDK, named by ANDROID_HOME, or Debian's tools: apt-get install ${DEBIAN_PACKAGES.join(' ')}.`,
  );
}

const installDebianTools = () =>
  installFromDebian(DEBIAN_PACKAGES, { logFile: inRoot('.cache/android-tools.log') });

/** @param {string} home @returns {Promise<AndroidTools>} */
async function googleTools(home) {
  const { targetSdk } = androidProject();
  const jar = join(home, 'platforms', `android-${targetSdk}`, 'android.jar');
  const versions = await readdir(join(home, 'build-tools')).catch(() => /** @type {string[]} */ ([]));
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  const at = (/** @type {string} */ name) => join(home, 'build-tools', newest ?? '', name);
  const javaHome = await findJava(8);
  if (!existsSync(jar) || ![...PROGRAMS, 'd8'].every((name) => isExecutable(at(name))) || javaHome === null) {
    throw new Problem(
      `ANDROID_HOME needs platforms;android-${targetSdk} and build-tools (sdkmanager installs both), and a JDK from 17 on: or unset it, to build with Debian's tools.`,
    );
  }
  const [aapt, aapt2, zipalign, apksigner] = [at('aapt'), at('aapt2'), at('zipalign'), at('apksigner')];
  return { aapt, aapt2, zipalign, apksigner, javaHome, google: { jar, d8: at('d8') } };
}

/** @returns {Promise<AndroidTools | null>} */
async function debianTools() {
  const [aapt, aapt2, zipalign, apksigner] = PROGRAMS.map((name) => programs(name)[0]);
  const javaHome = await findJava(7);
  if (!aapt || !aapt2 || !zipalign || !apksigner || javaHome === null || !existsSync(DEBIAN_FRAMEWORK))
    return null;
  return { aapt, aapt2, zipalign, apksigner, javaHome, google: null };
}

/**
 * A JDK that compiles for a version of Java: the last one for 7 is 19.
 * @param {7 | 8} level
 * @returns {Promise<string | null>}
 */
async function findJava(level) {
  const named = process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin/javac')] : [];
  const debian = ['amd64', 'arm64'].map((arch) => `/usr/lib/jvm/java-17-openjdk-${arch}/bin/javac`);
  for (const javac of [...named, ...programs('javac'), ...debian].filter(isExecutable)) {
    const { stdout } = await execFileAsync(javac, ['--version']).catch(() => ({ stdout: '' }));
    const major = Number(/javac (\d+)/.exec(stdout)?.[1] ?? 0);
    if (major >= 17 && (level > 7 || major < 20)) return dirname(dirname(javac));
  }
  return null;
}

/** Makes ready what the checks of the Android build need. @returns {Promise<string | null>} What can't be had here. */
export async function whatAndroidMisses() {
  try {
    const { google } = await ensureAndroidTools();
    if (google === null) await fetchDx();
    await fetchDeclarations();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message.replace(/\.$/, '');
    throw error;
  }
}
