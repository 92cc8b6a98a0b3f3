import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { signApk, signingKey } from './lib/android/signing-key.mjs';
import { ensureAndroidTools } from './lib/android/tools.mjs';
import { appVersion, NATIVE_DIST, nativeNames } from './lib/native/output.mjs';
import { readOptions } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';

// Installs nothing: where the release key is, no package of npm runs.
await runCommand(async (args) => {
  readOptions(args, {
    command: 'npm run android:sign',
    about: 'Signs the app for Android with the release key.',
    options: {},
  });
  const { apksigner, javaHome } = await ensureAndroidTools();
  const key = await signingKey(javaHome);
  if (key.isDebug)
    throw new Problem('FRONTBOARD_ANDROID_KEYSTORE must name the release key: see docs/native.md.');
  const name = nativeNames(appVersion()).android;
  const file = resolve(NATIVE_DIST, name);
  await signApk({ apksigner, key, file, outFile: `${file}.signed` });
  await rename(`${file}.signed`, file);
  console.log(`Signed ${name}.`);
});
