import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_PUBLIC } from '../../../scripts/lib/android/build-apk.ts';
import { compileOnlySources } from '../../../scripts/lib/android/compile-only.ts';
import { ANDROID_SOURCES } from '../../../scripts/lib/android/project.mjs';
import { runTool } from '../../../scripts/lib/android/run-tool.mjs';
import { ensureAndroidTools } from '../../../scripts/lib/android/tools.mjs';
import { standInSources } from './stand-in.ts';

const ORIGIN = 'https://appassets.androidplatform.net';
const VIEW = 'android.intent.action.VIEW';
const SEND = 'android.intent.action.SEND';

let folder = '';
let java = '';
beforeAll(async () => {
  const { javaHome } = await ensureAndroidTools();
  java = join(javaHome, 'bin/java');
  folder = await mkdtemp(join(tmpdir(), 'frontboard-activity-'));
  const standIns = standInSources(
    compileOnlySources(await readFile(join(ANDROID_SOURCES, 'compile-only/android.txt'), 'utf8')),
  );
  for (const [path, source] of standIns) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), source);
  }
  const app = join(ANDROID_SOURCES, 'src/main/java/app/frontboard');
  await writeFile(join(folder, 'R.java'), await standInForR(app));
  await runTool(join(javaHome, 'bin/javac'), [
    ...['-nowarn', '-d', join(folder, 'classes')],
    ...[...standIns.keys()].map((path) => join(folder, path)),
    ...(await readdir(app)).map((name) => join(app, name)),
    join(folder, 'R.java'),
    join(ANDROID_SOURCES, 'tests/ActivityWalk.java'),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

/** The class that names resources, for those that the app's classes name. */
async function standInForR(sources: string): Promise<string> {
  const texts = await Promise.all(
    (await readdir(sources)).map((name) => readFile(join(sources, name), 'utf8')),
  );
  const named = [...texts.join('').matchAll(/\bR\.(\w+)\.(\w+)/g)].map(
    ([, kind = '', name = '']) => [kind, name] as const,
  );
  const kinds = [...new Set(named.map(([kind]) => kind))].map((kind) => {
    const names = new Set(named.filter(([of]) => of === kind).map(([, name]) => name));
    return `static class ${kind} { ${[...names].map((name) => `static int ${name};`).join(' ')} }`;
  });
  return `package app.frontboard; class R { ${kinds.join(' ')} }`;
}

type Step = readonly string[];

/** The calls of the app to Android in each step, for one version of Android. */
function walk(sdk: number, steps: readonly Step[]): string[][] {
  const input = steps.map((step) => `${step.map(encodeURIComponent).join(' ')}\n`).join('');
  const classes = ['-cp', join(folder, 'classes')];
  const facts = [`-Dsdk=${sdk}`, `-Dassets=${dirname(NOT_PUBLIC)}`];
  const output = execFileSync(java, [...facts, ...classes, 'app.frontboard.ActivityWalk'], {
    input,
    encoding: 'utf8',
  });
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t').filter((call) => call !== ''));
}

const start: Step = ['start', 'android.intent.action.MAIN'];

describe.each([24, 35])('on API %i', (sdk) => {
  it('opens the page in an isolated view', () => {
    const [calls] = walk(sdk, [start]);
    expect(calls).toEqual(
      expect.arrayContaining([
        'WebSettings.setJavaScriptEnabled(true)',
        'WebSettings.setDomStorageEnabled(true)',
        'WebSettings.setAllowFileAccess(false)',
        'WebSettings.setAllowContentAccess(false)',
        'WebSettings.setGeolocationEnabled(false)',
        'WebSettings.setMixedContentMode(1)',
        'WebView.addJavascriptInterface(a ShellBridge, frontboardShell)',
        `WebView.loadUrl(${ORIGIN}/)`,
      ]),
    );
    expect(calls?.join()).not.toContain('setWebContentsDebuggingEnabled');
    expect(calls?.includes('Activity.setRecentsScreenshotEnabled(false)')).toBe(sdk >= 33);
  });

  it('opens links, shortcuts and shared texts: at the start by their address, later in the page that is open', () => {
    expect(walk(sdk, [['start', VIEW, 'frontboard:/switch']])[0]).toContain(
      `WebView.loadUrl(${ORIGIN}/switch)`,
    );
    expect(walk(sdk, [['start', SEND, 'a b']])[0]).toContain(`WebView.loadUrl(${ORIGIN}/lookup?text=a+b)`);
    const opened = "WebView.evaluateJavascript(!!self.frontboardPage && frontboardPage.open('/status'))";
    const later: Step = ['newIntent', VIEW, 'frontboard:/status'];
    const [, , inPage, , beforePage, , nowhere] = walk(sdk, [
      start,
      ['pageAnswers', 'true'],
      later,
      ['pageAnswers', 'false'],
      later,
      ['pageAnswers', 'true'],
      ['newIntent', 'android.intent.action.MAIN'],
    ]);
    expect(inPage?.slice(-1)).toEqual([opened]);
    expect(beforePage?.slice(-2)).toEqual([opened, `WebView.loadUrl(${ORIGIN}/status)`]);
    expect(nowhere?.join()).not.toMatch(/WebView/);
  });

  it('answers its own addresses, leaves others to the network, and hands links of the web to the browser', () => {
    const [, page, missing, picture, foreign, own, outside, frame, other] = walk(sdk, [
      start,
      ['get', `${ORIGIN}/status/tile`],
      ['get', `${ORIGIN}/assets/none.js`],
      ['get', `${ORIGIN}/native/head?url=https://127.0.0.1/a.png`],
      ['get', 'https://api.pluralkit.me/v2/systems/exmpl'],
      ['link', `${ORIGIN}/switch`],
      ['link', 'https://example.com/a'],
      ['link', 'https://example.com/a', 'in a frame'],
      ['link', 'intent://scan/#Intent;scheme=zxing;end'],
    ]);
    expect(page?.join()).toContain('new WebResourceResponse(text/html, utf-8, 200, OK');
    expect(page?.join()).toContain("Content-Security-Policy=frame-ancestors 'none'");
    expect(missing?.join()).toContain('new WebResourceResponse(text/plain, utf-8, 404');
    expect(picture?.join()).toContain('new WebResourceResponse(application/json, utf-8, 200');
    expect(picture).toContain(`AssetManager.open(${basename(NOT_PUBLIC)})`);
    expect(foreign).toEqual(['to the network']);
    expect(own).toEqual(['kept true']);
    expect(outside).toEqual([
      `new Intent(${VIEW}, https://example.com/a)`,
      'Intent.addCategory(android.intent.category.BROWSABLE)',
      'ContextWrapper.startActivity(a Intent)',
      'kept false',
    ]);
    expect(frame).toEqual(['kept false']);
    expect(other).toEqual(['kept false']);
  });

  it('saves a text where the person says, and leaves no copy behind', () => {
    const save: Step = ['bridge', 'saveFile', 'backup.json', 'application/json', '{"ä":1}'];
    const [, asked, written, , refused] = walk(sdk, [
      start,
      save,
      ['result', '2', '-1', 'content://a/b'],
      save,
      ['result', '2', '0'],
    ]);
    expect(asked).toEqual([
      'new Intent(android.intent.action.CREATE_DOCUMENT)',
      'Intent.addCategory(android.intent.category.OPENABLE)',
      'Intent.setType(application/json)',
      'Intent.putExtra(android.intent.extra.TITLE, backup.json)',
      'Activity.startActivityForResult(a Intent, 2)',
    ]);
    expect(written).toEqual(expect.arrayContaining(['Toast.show()', 'written {"ä":1}', 'left behind 0']));
    expect(refused?.slice(1)).toEqual(['left behind 0']);
  });

  it('saves a picture with one byte for each character', () => {
    const [, asked, written] = walk(sdk, [
      start,
      ['bridge', 'saveBytes', 'a.png', 'image/png', '\u0089PNG'],
      ['result', '2', '-1', 'content://a/b'],
    ]);
    expect(asked).toContain('Intent.setType(image/png)');
    // The walk shows what was written as UTF-8, in which the first byte of a PNG stands for nothing.
    expect(written).toContain('written \uFFFDPNG');
  });

  it('lets a field choose files, and reports an empty choice', () => {
    const [, asked, chosen, , none, again] = walk(sdk, [
      start,
      ['choose'],
      ['result', '1', '-1', 'content://a/b'],
      ['choose'],
      ['result', '1', '0'],
      ['choose'],
    ]);
    expect(asked).toEqual(
      expect.arrayContaining(['Intent.setType(*/*)', 'Activity.startActivityForResult(a Intent, 1)']),
    );
    expect(chosen).toContain('chosen content://a/b');
    expect(none).toContain('chosen null');
    expect(again?.join()).not.toContain('chosen');
  });

  it('colours the bars, with dark icons on a light background', () => {
    const [, light, dark] = walk(sdk, [
      start,
      ['bridge', 'paintBars', '#f9f9f8', 'false'],
      ['bridge', 'paintBars', '#111110', 'true'],
    ]);
    const signs = sdk >= 30 ? 'WindowInsetsController.setSystemBarsAppearance' : 'View.setSystemUiVisibility';
    expect(light).toContain(sdk >= 30 ? `${signs}(24, 24)` : `${signs}(8192)`);
    expect(dark).toContain(sdk >= 30 ? `${signs}(0, 24)` : `${signs}(0)`);
    expect(dark).toContain('Window.setStatusBarColor(-15658736)');
    // Android 7 can't draw dark buttons at the bottom, so their background stays black.
    expect(light).toContain(`Window.setNavigationBarColor(${sdk >= 26 ? -394760 : -16777216})`);
    expect(walk(sdk, [start, ['insets']])[1]).toContain('View.setPadding(0, 0, 0, 0)');
  });

  it('says what is needed if the view is too old for the page', () => {
    const [, calls] = walk(sdk, [['userAgent', 'Mozilla/5.0 Chrome/60.0.3112.116'], start]);
    expect(calls).toEqual(
      expect.arrayContaining(['TextView.setText(0)', 'ViewGroup.addView(a TextView, a LayoutParams)']),
    );
    expect(calls?.join()).not.toContain('WebView.loadUrl');
  });

  it('returns to the last screen after Android ended it', () => {
    const [, , back] = walk(sdk, [start, ['at', `${ORIGIN}/manage/members?q=a`], ['restart']]);
    expect(back).toContain(`WebView.loadUrl(${ORIGIN}/manage/members?q=a)`);
    const [, , anew] = walk(sdk, [start, ['at', 'about:blank'], ['restart']]);
    expect(anew).toContain(`WebView.loadUrl(${ORIGIN}/)`);
  });

  it('reopens the app when the process of the page ends', () => {
    const [, calls] = walk(sdk, [start, ['processGone']]);
    expect(calls).toEqual(
      expect.arrayContaining([
        'ViewGroup.removeView(a WebView)',
        'WebView.destroy()',
        `WebView.loadUrl(${ORIGIN}/)`,
      ]),
    );
  });
});

describe('the folder for copies', () => {
  const tree = 'content://docs/tree/primary%3ACopies';
  const chosen: readonly Step[] = [start, ['bridge', 'chooseCopyFolder'], ['result', '4', '-1', tree]];
  const name = (day: number) => `frontboard-exmpl-2026-11-0${day}.json`;
  const write = (day: number, text = `day ${day}`, { keep = 2, system = 'uuid' } = {}): Step => [
    ...['bridge', 'writeCopy', system, name(day), String(keep), text],
  ];
  const told = (result: string) =>
    `WebView.evaluateJavascript(!!self.frontboardPage && frontboardPage.onCopyWritten('${result}'))`;
  const files: Step = ['files'];

  it('is chosen by the person, with access that lasts, and the page is informed', () => {
    const where: Step = ['bridge', 'copyFolder'];
    const [, none, asked, taken, folder] = walk(24, [start, where, ...chosen.slice(1), where]);
    expect(none).toEqual(['told ']);
    expect(asked).toEqual([
      'new Intent(android.intent.action.OPEN_DOCUMENT_TREE)',
      'Intent.addFlags(67)',
      'Activity.startActivityForResult(a Intent, 4)',
    ]);
    expect(taken).toContain(`ContentResolver.takePersistableUriPermission(${tree}, 3)`);
    expect(taken?.join()).toContain('frontboardPage.onCopyFolder()');
    expect(folder).toEqual(['told Copies']);
    // Dismissed, or refused by Android: nothing is chosen, and the page does not wait forever.
    const [, , dismissed, , , refused, still] = walk(35, [
      ...chosen.slice(0, 2),
      ['result', '4', '0'],
      ['fact', 'isRefused', 'true'],
      chosen[1] ?? [],
      ['result', '4', '-1', tree],
      where,
    ]);
    for (const calls of [dismissed, refused]) expect(calls?.join()).toContain('onCopyFolder()');
    expect(refused).toContain('Toast.show()');
    expect(still).toEqual(['told ']);
  });

  it('takes whole copies, keeps the newest of each system, and gives the access to a former folder back', () => {
    const answers = walk(24, [
      ...chosen,
      write(1),
      write(2),
      write(3, 'other', { system: 'other' }),
      write(3),
      write(3, 'later'),
      files,
      ['bridge', 'chooseCopyFolder'],
      ['result', '4', '-1', `${tree}2`],
    ]);
    expect(answers[3]).toContain(told('written'));
    expect(answers[8]).toEqual([
      `${name(2)}=day 2`,
      // The name is taken by the other system, and Android has added a number.
      'frontboard-exmpl-2026-11-03-1.json=later',
      `${name(3)}=other`,
    ]);
    expect(answers[10]).toContain(`ContentResolver.releasePersistableUriPermission(${tree}, 3)`);
  });

  it('neither replaces nor deletes a file that it did not write, or that was changed since', () => {
    const answers = walk(35, [
      ...chosen,
      ['folder', name(1), 'mine'],
      write(1),
      write(2),
      ['folder', name(2), 'edited'],
      write(3),
      write(4),
      write(5),
      files,
    ]);
    expect(answers.at(-1)).toEqual([
      `${name(1)}=mine`,
      `${name(2)}=edited`,
      `${name(4)}=day 4`,
      `${name(5)}=day 5`,
    ]);
  });

  it('writes where a folder cannot rename, and leaves no half of a file behind', () => {
    const answers = walk(24, [
      ...chosen,
      write(1),
      ['fact', 'cannotRename', 'true'],
      write(2),
      ['fact', 'isFull', 'true'],
      write(3),
      files,
    ]);
    expect(answers[7]).toContain(told('full'));
    expect(answers.at(-1)).toEqual([`${name(1)}=day 1`, `${name(2)}=day 2`]);
  });

  it('says what is wrong, and takes no other names', () => {
    expect(walk(24, [start, write(1)])[1]).toContain(told('no-folder'));
    const refused = walk(24, [...chosen, ['fact', 'isRefused', 'true'], write(1)]);
    expect(refused.at(-1)).toContain(told('refused'));
    expect(walk(24, [...chosen, ['folder'], write(1)]).at(-1)).toContain(told('missing'));
    for (const wrong of ['../a.json', 'a.json', `x/${name(1)}`, `${name(1)}\n`]) {
      const answers = walk(24, [...chosen, ['bridge', 'writeCopy', 'uuid', wrong, '2', 'x'], files]);
      expect(answers.slice(-2)).toEqual([[told('failed')], []]);
    }
    expect(walk(24, [...chosen, write(1, 'x', { keep: 0 })]).at(-1)).toContain(told('failed'));
  });

  it('leaves the files of a forgotten system alone', () => {
    const answers = walk(24, [
      ...chosen,
      write(1),
      write(2),
      ['bridge', 'forgetCopies', 'uuid'],
      write(3, 'day 3', { keep: 1 }),
      files,
    ]);
    expect(answers.at(-1)).toHaveLength(3);
  });
});

it('asks before the first notification from Android 13 on, and passes the answer to the page', () => {
  const ask: Step = ['bridge', 'askForNotifications'];
  const permission: Step = ['bridge', 'notificationPermission'];
  const [, before, asked, , answered, after] = walk(35, [
    start,
    permission,
    ask,
    ['fact', 'NotificationManager.areNotificationsEnabled', 'true'],
    ['permission'],
    permission,
  ]);
  expect(before).toEqual(['told default']);
  expect(asked).toEqual(['Activity.requestPermissions(android.permission.POST_NOTIFICATIONS, 3)']);
  expect(answered?.join()).toContain("frontboardPage.onNotificationPermission('granted')");
  expect(after).toEqual(['told granted']);
  // Refused permanently: Android would not ask again.
  expect(walk(35, [start, ask, permission])[2]).toEqual(['told denied']);
  // Earlier versions do not ask.
  expect(walk(24, [start, permission])[1]).toEqual(['told denied']);
});

describe('the camera', () => {
  const video = 'android.webkit.resource.VIDEO_CAPTURE';
  const ask: Step = ['askForCamera', `${ORIGIN}/`, video];
  const isPermitted: Step = ['fact', 'isPermitted', 'true'];

  it('is given to the page once the person has agreed, and then without asking again', () => {
    const [, asked, , agreed, again] = walk(35, [start, ask, isPermitted, ['cameraAnswered'], ask]);
    expect(asked).toEqual(['Activity.requestPermissions(android.permission.CAMERA, 5)']);
    expect(agreed).toEqual([`granted ${video}`]);
    expect(again).toEqual([`granted ${video}`]);
  });

  it('is refused if the person refuses, and a page that no longer asks gets no answer', () => {
    expect(walk(24, [start, ask, ['cameraAnswered']])[2]).toEqual(['denied']);
    expect(walk(24, [start, ask, ['cameraCanceled'], ['cameraAnswered']])[3]).toEqual([]);
    // A second question ends the first.
    expect(walk(24, [start, ask, ask])[2]?.[0]).toBe('denied');
  });

  it('is for the pages of the app only, without the microphone', () => {
    for (const [origin, resources] of [
      ['https://example.com/', video],
      [`${ORIGIN}/`, `${video};android.webkit.resource.AUDIO_CAPTURE`],
      [`${ORIGIN}/`, 'android.webkit.resource.AUDIO_CAPTURE'],
      [`${ORIGIN}:8443/`, video],
    ] as const)
      expect(walk(35, [start, isPermitted, ['askForCamera', origin, resources]])[2]).toEqual(['denied']);
  });
});

describe('saved fronts on the launcher', () => {
  const list = (values: readonly string[]) => values.join(';') || 'none';
  const show = (...names: readonly string[]): Step => [
    ...['bridge', 'showFronts', list(names.map((name) => name.toLowerCase())), list(names)],
    list(names.map((name) => `/switch?front=${name}`)),
  ];
  const mayHave: Step = ['fact', 'ShortcutManager.getMaxShortcutCountPerActivity', '15'];
  const about = (calls: readonly string[] | undefined) =>
    calls?.filter((call) => call.startsWith('ShortcutManager.')) ?? [];

  it('are in its menu, at most four, and each opens Switch with its front', () => {
    const [, , calls] = walk(35, [start, mayHave, show('Work', 'Night', 'A', 'B', 'C')]);
    expect(about(calls)).toEqual([
      'ShortcutManager.setDynamicShortcuts(front-work=Work + front-night=Night + front-a=A + front-b=B)',
    ]);
    expect(calls).toContain(
      `new Intent(${VIEW}, frontboard:/switch?front=Work, a MainActivity, MainActivity)`,
    );
    expect(walk(35, [['start', VIEW, 'frontboard:/switch?front=Work']])[0]).toContain(
      `WebView.loadUrl(${ORIGIN}/switch?front=Work)`,
    );
  });

  it('are as many as the device allows beside those of the app', () => {
    const few: Step = ['fact', 'ShortcutManager.getMaxShortcutCountPerActivity', '3'];
    expect(about(walk(25, [start, few, show('Work', 'Night')])[2])).toEqual([
      'ShortcutManager.setDynamicShortcuts(front-work=Work)',
    ]);
    const none: Step = ['fact', 'ShortcutManager.getMaxShortcutCountPerActivity', '1'];
    expect(about(walk(25, [start, none, show('Work')])[2])).toEqual([
      'ShortcutManager.setDynamicShortcuts()',
    ]);
  });

  it('that are gone leave the launcher, and say nothing where somebody has put them on a home screen', () => {
    const [, , , calls] = walk(35, [
      start,
      mayHave,
      ['pinned', 'switch', 'front-work', 'front-night'],
      show('Night'),
    ]);
    expect(about(calls)).toEqual([
      'ShortcutManager.setDynamicShortcuts(front-night=Night)',
      'ShortcutManager.updateShortcuts(front-work=text)',
      'ShortcutManager.disableShortcuts(front-work, text)',
      'ShortcutManager.enableShortcuts(front-night)',
      'ShortcutManager.updateShortcuts(front-night=Night)',
    ]);
    expect(calls).toContain(`new Intent(${VIEW}, frontboard:/switch, a MainActivity, MainActivity)`);
    expect(about(walk(35, [start, mayHave, show()])[2])).toEqual(['ShortcutManager.setDynamicShortcuts()']);
  });

  it('ask nothing of Android 7.0, which has no shortcuts', () => {
    expect(walk(24, [start, mayHave, show('Work')])[2]).toEqual([]);
  });
});

it('shows a notification without sound that leads to its place', () => {
  const show: Step = ['bridge', 'showNotification', 'exmpl', 'Changed', 'Look', '/lookup/system/exmpl'];
  const [, newer] = walk(35, [start, show]);
  expect(newer).toEqual(
    expect.arrayContaining([
      `new Intent(${VIEW}, frontboard:/lookup/system/exmpl, a MainActivity, MainActivity)`,
      'NotificationManager.createNotificationChannel(a NotificationChannel)',
      'NotificationManager.notify(exmpl, 0, a Notification)',
    ]),
  );
  expect(walk(24, [start, show])[1]?.join()).not.toContain('createNotificationChannel');
});

it('goes back before Android 13 when the button is pressed', () => {
  const [, leaves, , goes, , closes] = walk(24, [
    start,
    ['backPressed'],
    ['fact', 'WebView.canGoBack', 'true'],
    ['backPressed'],
    ['pageAnswers', 'true'],
    ['backPressed'],
  ]);
  expect(leaves).toEqual(['Activity.onBackPressed()']);
  expect(goes).toEqual(['WebView.goBack()']);
  expect(closes).toEqual(['WebView.goBack()']);
});

it('from Android 13 on announces whether it handles back, and closes open windows first', () => {
  const registered = ['OnBackInvokedDispatcher.registerOnBackInvokedCallback()'];
  const unregistered = ['OnBackInvokedDispatcher.unregisterOnBackInvokedCallback()'];
  const [, first, held, , closed, free, , moved, gone] = walk(35, [
    start,
    ['visit', `${ORIGIN}/status`],
    ['bridge', 'holdBack', 'true'],
    ['pageAnswers', 'true'],
    ['backInvoked'],
    ['bridge', 'holdBack', 'false'],
    ['fact', 'WebView.canGoBack', 'true'],
    ['visit', `${ORIGIN}/switch`],
    ['backInvoked'],
  ]);
  expect(first).toEqual([]);
  expect(held).toEqual(registered);
  expect(closed?.join()).toContain('frontboardPage.closeTopmost()');
  expect(closed).toHaveLength(1);
  expect(free).toEqual(unregistered);
  expect(moved).toEqual(registered);
  expect(gone).toEqual(['WebView.goBack()']);
});
