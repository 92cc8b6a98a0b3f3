import { relative, resolve } from 'node:path';
import { versionCode } from './lib/android/project.mjs';
import { ensureAndroidTools } from './lib/android/tools.mjs';
import { buildOptions } from './lib/build-options.mjs';
import { buildWebIfStale } from './lib/build-web.mjs';
import { appVersion, NATIVE_DIST, nativeNames } from './lib/native/output.mjs';
import { readOptions } from './lib/options.mjs';
import { runCommand } from './lib/problem.mjs';
import { callersFolder, ROOT } from './lib/root.mjs';
import { ensureSetUp } from './lib/setup.mjs';

const command = 'npm run android:apk';

const options = {
  ...buildOptions,
  assets: {
    example: 'FOLDER',
    help: 'Only writes the files there that the app carries; Gradle calls this.',
  },
  'print-version': {
    help: 'Only prints name and code of the version; Gradle calls this.',
  },
};

await runCommand(async (args) => {
  const {
    service,
    releases,
    assets,
    'print-version': printVersion,
  } = readOptions(args, { command, about: 'Builds the app for Android.', options });
  const version = appVersion();
  if (printVersion) {
    console.log(JSON.stringify({ name: version, code: versionCode(version) }));
    return;
  }
  await ensureSetUp();
  // From here on TypeScript files can be run.
  const { register } = await import('tsx/esm/api');
  register();
  const { loadWebFiles } = await import('./lib/native/web-files.ts');
  const { buildApk, writeAssets } = await import('./lib/android/build-apk.ts');
  const { signingKey } = await import('./lib/android/signing-key.mjs');
  await buildWebIfStale();
  const web = await loadWebFiles({ target: 'android', service, releases });
  if (assets !== undefined) {
    await writeAssets(resolve(callersFolder(), assets), web);
    return;
  }
  const tools = await ensureAndroidTools();
  const key = await signingKey(tools.javaHome);
  const outFile = resolve(NATIVE_DIST, nativeNames(version).android);
  await buildApk({ tools, web, version, key, outFile });
  console.log(relative(ROOT, outFile));
  if (key.isDebug) {
    console.log(
      'Signed with a key of this clone alone, for trying it out; docs/native.md says how to sign a release.',
    );
  }
});
