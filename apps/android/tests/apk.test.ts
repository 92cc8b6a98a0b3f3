import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { NOT_PUBLIC } from '../../../scripts/lib/android/build-apk.ts';
import { androidProject, versionCode } from '../../../scripts/lib/android/project.mjs';
import { runTool } from '../../../scripts/lib/android/run-tool.mjs';
import { signApk, signingKey } from '../../../scripts/lib/android/signing-key.mjs';
import { ensureAndroidTools } from '../../../scripts/lib/android/tools.mjs';
import { appVersion } from '../../../scripts/lib/native/output.mjs';
import { loadWebFiles, type WebFiles } from '../../../scripts/lib/native/web-files.ts';
import { buildForChecks, CHECKED_APK } from './checked-apk.ts';

let tools: Awaited<ReturnType<typeof ensureAndroidTools>>;
let apk: Buffer;
let web: WebFiles;
beforeAll(async () => {
  tools = await ensureAndroidTools();
  apk = await readFile(CHECKED_APK);
  web = await loadWebFiles({ target: 'android' });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('gives the same bytes when it is built again', async () => {
  const again = `${CHECKED_APK}.again`;
  await buildForChecks(again);
  expect(sha256(await readFile(again))).toBe(sha256(apk));
  await rm(again);
});

it('carries the web build for Android and the addresses that are not public, file for file and byte for byte, and nothing else', async () => {
  const hashes = (files: Iterable<readonly [string, Uint8Array]>) =>
    Object.fromEntries([...files].map(([name, bytes]) => [name, sha256(bytes)]));
  const carried = Object.entries(unzipSync(apk)).filter(([name]) => name.startsWith('assets/'));
  const files = [...web].map(([path, { body }]) => [`assets/web${path}`, body] as const);
  const notPublic = ['assets/not-public.json', await readFile(NOT_PUBLIC)] as const;
  expect(hashes(carried)).toEqual(hashes([notPublic, ...files]));
  expect(new TextDecoder().decode(web.get('/index.html')?.body)).toContain(
    'name="frontboard-target" content="android"',
  );
});

it('holds no more than manifest, code, resources and assets', () => {
  const others = Object.keys(unzipSync(apk)).filter((name) => !/^(?:assets|res)\//.test(name));
  expect(others.sort()).toEqual(['AndroidManifest.xml', 'classes.dex', 'resources.arsc']);
});

it('is signed by the schemes that Android from 7 on looks at', async () => {
  const { minSdk } = androidProject();
  const report = await runTool(tools.apksigner, [
    'verify',
    '-v',
    '--min-sdk-version',
    String(minSdk),
    CHECKED_APK,
  ]);
  expect(report).toMatch(/^Verifies$/m);
  expect(report).toMatch(/\(APK Signature Scheme v2\): true/);
  expect(report).toMatch(/\(APK Signature Scheme v3\): true/);
  expect(report).toMatch(/Number of signers: 1/);
});

it('is signed with the release key of the environment, and with none if its settings are incomplete', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontboard-key-'));
  const env = {
    FRONTBOARD_ANDROID_KEYSTORE: join(folder, 'release.p12'),
    FRONTBOARD_ANDROID_KEYSTORE_PASSWORD: 'not a secret',
    FRONTBOARD_ANDROID_KEY_ALIAS: 'release',
  };
  await runTool(
    join(tools.javaHome, 'bin/keytool'),
    [
      ...[
        '-genkeypair',
        '-keystore',
        env.FRONTBOARD_ANDROID_KEYSTORE,
        '-alias',
        'release',
        '-dname',
        'CN=Release',
      ],
      ...['-keyalg', 'RSA', '-keysize', '2048', '-storepass:env', 'FRONTBOARD_ANDROID_KEYSTORE_PASSWORD'],
    ],
    { env },
  );
  const key = await signingKey(tools.javaHome, env);
  const signed = join(folder, 'signed.apk');
  await signApk({ apksigner: tools.apksigner, key, file: CHECKED_APK, outFile: signed });
  const report = await runTool(tools.apksigner, ['verify', '-v', '--print-certs', signed]);
  expect(report).toContain('certificate DN: CN=Release');
  expect(report).toMatch(/Number of signers: 1/);
  expect(report).toMatch(/\(APK Signature Scheme v3\): true/);
  expect(await runTool(tools.zipalign, ['-c', '-p', '4', signed])).toBe('');
  const { FRONTBOARD_ANDROID_KEY_ALIAS: _, ...half } = env;
  await expect(signingKey(tools.javaHome, half)).rejects.toThrow('FRONTBOARD_ANDROID_KEY_ALIAS');
  await rm(folder, { recursive: true });
});

it('is aligned, so that Android can read it in place', async () => {
  expect(await runTool(tools.zipalign, ['-c', '-v', '-p', '4', CHECKED_APK])).toContain(
    'Verification succes',
  );
});

it('contains its name and version, requests only network, notifications and camera, and needs no camera', async () => {
  const badging = await runTool(tools.aapt2, ['dump', 'badging', CHECKED_APK]);
  const { applicationId, minSdk, targetSdk } = androidProject();
  const version = appVersion();
  expect(badging).toContain(
    `package: name='${applicationId}' versionCode='${versionCode(version)}' versionName='${version}'`,
  );
  expect(badging).toMatch(new RegExp(`^(?:sdkVersion|minSdkVersion):'${minSdk}'$`, 'm'));
  expect(badging).toMatch(new RegExp(`^targetSdkVersion:'${targetSdk}'$`, 'm'));
  expect(badging).toMatch(/^application-label:'Frontboard'$/m);
  expect(badging).toMatch(/^launchable-activity: name='app\.frontboard\.MainActivity'/m);
  const permissions = [...badging.matchAll(/^uses-permission[^:]*: name='([^']+)'/gm)].map(
    ([, name]) => name,
  );
  expect(permissions.sort()).toEqual([
    'android.permission.CAMERA',
    'android.permission.INTERNET',
    'android.permission.POST_NOTIFICATIONS',
  ]);
  expect(badging).not.toContain('application-debuggable');
  // Stores hide an app from devices that lack a feature that it needs.
  expect(badging).not.toMatch(/^ *uses(?:-implied)?-feature: name='android\.hardware\.camera/m);
});

it('stops the WebView from reporting what it shows', async () => {
  const manifest = await runTool(tools.aapt2, [
    'dump',
    'xmltree',
    '--file',
    'AndroidManifest.xml',
    CHECKED_APK,
  ]);
  expect(manifest).toMatch(/="android\.webkit\.WebView\.MetricsOptOut".*\n.*value\(0x\w+\)=true/);
  expect(manifest).toMatch(/="android\.webkit\.WebView\.EnableSafeBrowsing".*\n.*value\(0x\w+\)=false/);
});

it('excludes its storage from every backup, accepts links and shared texts, and lets Android preview back', async () => {
  const manifest = await runTool(tools.aapt2, [
    'dump',
    'xmltree',
    '--file',
    'AndroidManifest.xml',
    CHECKED_APK,
  ]);
  for (const [attribute, value] of [
    ['allowBackup', 'false'],
    ['fullBackupContent', 'false'],
    ['dataExtractionRules', '@0x'],
    ['enableOnBackInvokedCallback', 'true'],
    ['networkSecurityConfig', '@0x'],
    ['scheme', '"frontboard"'],
    ['host', '"dash.pluralkit.me"'],
    ['mimeType', '"text/plain"'],
  ]) {
    expect(manifest).toMatch(new RegExp(`:${attribute}\\(0x\\w+\\)=${value}`));
  }
  const xml = (name: string) =>
    runTool(tools.aapt2, ['dump', 'xmltree', '--file', `res/xml/${name}.xml`, CHECKED_APK]);
  const network = await xml('network_security');
  expect([...network.matchAll(/T: '([^']+)'/g)].map(([, host]) => host)).toEqual(['127.0.0.1', 'localhost']);
  const shortcuts = await xml('shortcuts');
  expect([...shortcuts.matchAll(/data\(0x\w+\)="([^"]+)"/g)].map(([, link]) => link)).toEqual([
    'frontboard:/switch',
    'frontboard:/status',
  ]);
  const rules = await xml('data_extraction_rules');
  expect([...rules.matchAll(/domain="(\w+)"/g)]).toHaveLength(10);
});
