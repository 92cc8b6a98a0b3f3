import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { ANDROID_WORK, androidProject } from './project.mjs';
import { runTool } from './run-tool.mjs';

/**
 * What an app is signed with. The passwords are environment variables, because every user of the computer can read arguments.
 * @typedef {object} SigningKey
 * @property {string} keystore
 * @property {string} alias
 * @property {NodeJS.ProcessEnv} env Variables that hold the passwords, and for a key of our own their values.
 * @property {boolean} isDebug
 */

const STORE_PASSWORD = 'FRONTBOARD_ANDROID_KEYSTORE_PASSWORD';
const KEY_PASSWORD = 'FRONTBOARD_ANDROID_KEY_PASSWORD';

/**
 * The release key that the environment names, or else a key made for this clone: an app signed with it can be tried out, but
 * can't replace an app that was signed with another key.
 * @param {string} javaHome
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<SigningKey>}
 * @throws {Problem} When only a part of a release key is named.
 */
export async function signingKey(javaHome, env = process.env) {
  const keystore = env.FRONTBOARD_ANDROID_KEYSTORE ?? '';
  if (keystore === '') return debugKey(javaHome);
  const alias = env.FRONTBOARD_ANDROID_KEY_ALIAS ?? '';
  const password = env[STORE_PASSWORD] ?? '';
  if (alias === '' || password === '' || !existsSync(keystore)) {
    throw new Problem(
      `To sign with a release key, FRONTBOARD_ANDROID_KEYSTORE must be its file, and FRONTBOARD_ANDROID_KEY_ALIAS and ${STORE_PASSWORD} must be set.`,
    );
  }
  const keyPassword = env[KEY_PASSWORD] || password;
  return {
    keystore,
    alias,
    env: { [STORE_PASSWORD]: password, [KEY_PASSWORD]: keyPassword },
    isDebug: false,
  };
}

/** @param {string} javaHome @returns {Promise<SigningKey>} */
async function debugKey(javaHome) {
  const keystore = join(ANDROID_WORK, 'debug.p12');
  const alias = 'debug';
  const env = { [STORE_PASSWORD]: 'frontboard', [KEY_PASSWORD]: 'frontboard' };
  if (!existsSync(keystore)) {
    await mkdir(dirname(keystore), { recursive: true });
    const key = ['-genkeypair', '-alias', alias, '-keyalg', 'RSA', '-keysize', '2048', '-validity', '10000'];
    const store = ['-keystore', keystore, '-storetype', 'PKCS12', '-storepass:env', STORE_PASSWORD];
    await runTool(join(javaHome, 'bin/keytool'), [...key, ...store, '-dname', 'CN=Frontboard debug'], {
      env,
    });
  }
  return { keystore, alias, env, isDebug: true };
}

/**
 * Signs an aligned app by the schemes that Android from 7 on looks at. A signature that is there already is replaced.
 * @param {{ apksigner: string, key: SigningKey, file: string, outFile: string }} options
 */
export async function signApk({ apksigner, key, file, outFile }) {
  const versions = Object.entries({ v1: false, v2: true, v3: true, v4: false });
  const args = [
    'sign',
    ...['--ks', key.keystore, '--ks-key-alias', key.alias],
    ...['--ks-pass', `env:${STORE_PASSWORD}`, '--key-pass', `env:${KEY_PASSWORD}`],
    ...versions.flatMap(([name, isOn]) => [`--${name}-signing-enabled`, String(isOn)]),
    ...['--min-sdk-version', String(androidProject().minSdk), '--out', outFile, file],
  ];
  await runTool(apksigner, args, { env: key.env });
}
