import { join } from 'node:path';
import { buildApk } from '../../../scripts/lib/android/build-apk.ts';
import { ANDROID_WORK } from '../../../scripts/lib/android/project.mjs';
import { signingKey } from '../../../scripts/lib/android/signing-key.mjs';
import { ensureAndroidTools } from '../../../scripts/lib/android/tools.mjs';
import { appVersion } from '../../../scripts/lib/native/output.mjs';
import { loadWebFiles } from '../../../scripts/lib/native/web-files.ts';

/** The app that the checks look at. */
export const CHECKED_APK = join(ANDROID_WORK, 'checked.apk');

/** Builds the app as `npm run android:apk` does, with the key of this clone. */
export async function buildForChecks(outFile: string): Promise<void> {
  const tools = await ensureAndroidTools();
  const web = await loadWebFiles({ target: 'android' });
  const key = await signingKey(tools.javaHome, {});
  await buildApk({ tools, web, version: appVersion(), key, outFile });
}
