import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { compileOnlySources } from '../../../scripts/lib/android/compile-only.ts';
import { ANDROID_SOURCES, androidProject } from '../../../scripts/lib/android/project.mjs';
import { fetchDeclarations } from '../../../scripts/lib/android/tools.mjs';
import { CHECKED_APK } from './checked-apk.ts';
import { readCompileOnly } from './compile-only.ts';
import { type Declarations, declaredType, findMember, readDeclarations } from './declarations.ts';
import { type Dex, type Reference, readDex } from './dex.ts';

let declarations: Declarations;
let dex: Dex;
beforeAll(async () => {
  declarations = readDeclarations(await readFile(await fetchDeclarations(), 'utf8'));
  dex = readDex(Buffer.from(unzipSync(await readFile(CHECKED_APK))['classes.dex'] ?? []));
});

it('compiles against the real Android API, line for line', async () => {
  const text = await readFile(`${ANDROID_SOURCES}/compile-only/android.txt`, 'utf8');
  const members = [...compileOnlySources(text).values()].flatMap(readCompileOnly);
  expect(members.length).toBeGreaterThan(150);
  const wrong = members.filter((member) => {
    // The declarations do not contain the values of annotations.
    if (member.owner.startsWith('android.annotation.')) return false;
    const found = findMember(declarations, member);
    const type =
      member.name === 'constructor' || found?.type === 'any' ? found?.type : declaredType(member.type);
    const value = member.value?.replaceAll("'", '"');
    return (
      found === undefined ||
      declarations.get(member.owner)?.isInterface !== member.isInterface ||
      (value === undefined ? found.type !== type : found.type !== value) ||
      // A constructor belongs to no object yet, and the constants of an interface are static without saying so.
      (member.name !== 'constructor' && found.isStatic !== member.isStatic)
    );
  });
  expect(wrong).toEqual([]);
});

/** What’s newer than the oldest Android the app runs on. Each is used only after a check of the version, or an older version never calls it. */
const NEWER: Readonly<Record<string, number>> = {
  'android.app.Activity.getOnBackInvokedDispatcher': 33,
  'android.app.Activity.setRecentsScreenshotEnabled': 33,
  'android.app.Notification$Builder.constructor': 26,
  'android.app.NotificationChannel.constructor': 26,
  'android.app.NotificationManager.createNotificationChannel': 26,
  'android.content.pm.ShortcutInfo$Builder.build': 25,
  'android.content.pm.ShortcutInfo$Builder.constructor': 25,
  'android.content.pm.ShortcutInfo$Builder.setIcon': 25,
  'android.content.pm.ShortcutInfo$Builder.setIntent': 25,
  'android.content.pm.ShortcutInfo$Builder.setRank': 25,
  'android.content.pm.ShortcutInfo$Builder.setShortLabel': 25,
  'android.content.pm.ShortcutInfo.getId': 25,
  'android.content.pm.ShortcutManager.disableShortcuts': 25,
  'android.content.pm.ShortcutManager.enableShortcuts': 25,
  'android.content.pm.ShortcutManager.getManifestShortcuts': 25,
  'android.content.pm.ShortcutManager.getMaxShortcutCountPerActivity': 25,
  'android.content.pm.ShortcutManager.getPinnedShortcuts': 25,
  'android.content.pm.ShortcutManager.setDynamicShortcuts': 25,
  'android.content.pm.ShortcutManager.updateShortcuts': 25,
  'android.graphics.Insets.bottom': 29,
  'android.graphics.Insets.left': 29,
  'android.graphics.Insets.right': 29,
  'android.graphics.Insets.top': 29,
  'android.view.Window.getInsetsController': 30,
  'android.view.WindowInsets.CONSUMED': 30,
  'android.view.WindowInsets.getInsets': 30,
  'android.view.WindowInsets$Type.displayCutout': 30,
  'android.view.WindowInsets$Type.ime': 30,
  'android.view.WindowInsets$Type.systemBars': 30,
  'android.view.WindowInsetsController.setSystemBarsAppearance': 30,
  'android.webkit.WebViewClient.onRenderProcessGone': 26,
  'android.window.OnBackInvokedDispatcher.registerOnBackInvokedCallback': 33,
  'android.window.OnBackInvokedDispatcher.unregisterOnBackInvokedCallback': 33,
};

it('uses only existing Android API, and newer API only where it is guarded', () => {
  const unknown: Reference[] = [];
  const newer: Record<string, number> = {};
  for (const reference of dex.references) {
    const owner = androidOwner(reference.owner);
    const name = reference.name === '<init>' ? 'constructor' : reference.name;
    if (owner === null) continue;
    const found = findMember(declarations, { ...reference, owner: owner.replaceAll('$', '.'), name });
    if (found === undefined) {
      // Inherited by a class of ours that declares the same itself.
      if (owner === reference.owner) unknown.push(reference);
      continue;
    }
    const since = Math.max(found.since, declarations.get(owner.replaceAll('$', '.'))?.since ?? 0);
    if (since > androidProject().minSdk) newer[`${owner}.${name}`] = since;
  }
  expect(unknown).toEqual([]);
  expect(newer).toEqual(NEWER);
});

/**
 * The class of Android that an owner is, or that a class of ours extends; null when it has nothing to do with Android. Google's compiler puts
 * empty classes of Android's names beside ours, in place of those that an older version lacks.
 */
function androidOwner(owner: string): string | null {
  if (owner.startsWith('android.')) return dex.superclasses.has(owner) ? null : owner;
  const parent = dex.superclasses.get(owner);
  return parent === undefined ? null : androidOwner(parent);
}
