import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { ANDROID_WORK } from './project.mjs';
import { runTool } from './run-tool.ts';

/** What an app is signed with. The passwords are environment variables, for arguments can be read by everybody on the computer. */
export interface SigningKey {
  readonly keystore: string;
  readonly alias: string;
  /** Variables that hold the passwords, and for a key of our own their values. */
  readonly env: NodeJS.ProcessEnv;
  readonly isDebug: boolean;
}

const STORE_PASSWORD = 'FRONTBOARD_ANDROID_KEYSTORE_PASSWORD';
const KEY_PASSWORD = 'FRONTBOARD_ANDROID_KEY_PASSWORD';

/**
 * The release key that the environment names, or else a key made for this clone: an app signed with it can be tried out, but
 * can't take the place of one that was signed with another.
 *
 * @throws {Problem} when only a part of a release key is named
 */
export async function signingKey(
  javaHome: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<SigningKey> {
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

async function debugKey(javaHome: string): Promise<SigningKey> {
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

/** What apksigner is told of the key. */
export const signingArguments = ({ keystore, alias }: SigningKey) => [
  ...['--ks', keystore, '--ks-key-alias', alias],
  ...['--ks-pass', `env:${STORE_PASSWORD}`, '--key-pass', `env:${KEY_PASSWORD}`],
];
