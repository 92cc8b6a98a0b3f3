import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withLock } from '../lock.mjs';
import type { WebFiles } from '../native/web-files.ts';
import { inRoot } from '../root.mjs';
import { compileOnlySources } from './compile-only.ts';
import { ANDROID_SOURCES, ANDROID_WORK, androidProject, versionCode } from './project.mjs';
import { runTool } from './run-tool.mjs';
import { type SigningKey, signApk } from './signing-key.mjs';
import { type AndroidTools, DEBIAN_FRAMEWORK, fetchDx } from './tools.mjs';

interface ApkBuild {
  readonly tools: AndroidTools;
  readonly web: WebFiles;
  readonly version: string;
  readonly key: SigningKey;
  readonly outFile: string;
}

/** Where one build works; each begins with empty folders. */
interface Workplace {
  readonly folder: string;
  readonly tools: AndroidTools;
}

/**
 * Builds the Android app from `apps/android` and a web build, as Gradle would: resources, Java, its translation for Android, all in one
 * archive, aligned and signed. The same sources give the same bytes.
 */
export async function buildApk({ tools, web, version, key, outFile }: ApkBuild): Promise<void> {
  await withLock('android', async () => {
    const work = { folder: join(ANDROID_WORK, 'build'), tools };
    await rm(work.folder, { recursive: true, force: true });
    await mkdir(join(work.folder, 'archive'), { recursive: true });
    const archive = join(work.folder, 'app.apk');
    await linkResources(work, version, archive);
    await compileJava(work);
    await translateClasses(work);
    const assets = await writeAssets(join(work.folder, 'archive/assets'), web);
    const added = ['classes.dex', ...assets.map((file) => `assets/${file}`)];
    // Not in one step by aapt2, which would leave files out by their names, and take folders in no certain order.
    await runTool(tools.aapt, ['add', archive, ...added], { cwd: join(work.folder, 'archive') });
    await sign(work, key, archive, outFile);
  });
}

/** The addresses that are not public, as both shells know them. */
export const NOT_PUBLIC = inRoot('apps/shells/not-public.json');

/**
 * Writes the web build the way the app reads it, and beside it the addresses that it must not ask.
 *
 * @returns the files within `folder`, with the web build in its order: `web/index.html`
 */
export async function writeAssets(folder: string, web: WebFiles): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(NOT_PUBLIC, join(folder, basename(NOT_PUBLIC)));
  const names = [basename(NOT_PUBLIC)];
  for (const [path, { body }] of web) {
    const name = `web${path}`;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
    names.push(name);
  }
  return names;
}

/** Makes the archive with manifest and resources, and the class `R` that names them. */
async function linkResources({ folder, tools }: Workplace, version: string, archive: string): Promise<void> {
  const { applicationId, minSdk, targetSdk } = androidProject();
  const resources = join(folder, 'resources.zip');
  await runTool(tools.aapt2, ['compile', '--dir', join(ANDROID_SOURCES, 'src/main/res'), '-o', resources]);
  const manifest = join(folder, 'AndroidManifest.xml');
  const source = await readFile(join(ANDROID_SOURCES, 'src/main/AndroidManifest.xml'), 'utf8');
  // Gradle adds the package itself, and refuses a manifest that contains it.
  await writeFile(manifest, source.replace('<manifest ', `<manifest package="${applicationId}" `));
  const frameworks =
    tools.google === null ? [DEBIAN_FRAMEWORK, await newerAttributes(folder, tools)] : [tools.google.jar];
  await runTool(tools.aapt2, [
    'link',
    ...['-o', archive, '--manifest', manifest, '--java', join(folder, 'generated')],
    ...frameworks.flatMap((framework) => ['-I', framework]),
    ...['--min-sdk-version', String(minSdk), '--target-sdk-version', String(targetSdk)],
    ...['--version-name', version, '--version-code', String(versionCode(version))],
    resources,
  ]);
}

async function newerAttributes(folder: string, { aapt2 }: AndroidTools): Promise<string> {
  const attributes = join(folder, 'newer-attributes.zip');
  const framework = join(folder, 'newer-attributes.apk');
  const source = join(ANDROID_SOURCES, 'compile-only');
  await runTool(aapt2, ['compile', '--dir', join(source, 'res'), '-o', attributes]);
  // -x: with the numbers of Android itself.
  await runTool(aapt2, [
    'link',
    '-x',
    '-o',
    framework,
    '--manifest',
    join(source, 'AndroidManifest.xml'),
    attributes,
  ]);
  return framework;
}

async function compileJava({ folder, tools }: Workplace): Promise<void> {
  const sources = [
    ...(await javaFiles(join(ANDROID_SOURCES, 'src/main/java'))),
    ...(await javaFiles(join(folder, 'generated'))),
  ];
  const classpath = tools.google?.jar ?? (await compileOnlyClasses(folder, tools));
  const level = tools.google === null ? '7' : '8';
  // Google's classes name annotations that come without them, which javac would warn of.
  const strict = tools.google === null ? ['-Xlint:all,-options', '-Werror'] : ['-Xlint:-options'];
  const javac = join(tools.javaHome, 'bin/javac');
  await runTool(javac, [
    ...strict,
    '--release',
    level,
    '-cp',
    classpath,
    '-d',
    join(folder, 'classes'),
    ...sources,
  ]);
}

async function compileOnlyClasses(folder: string, tools: AndroidTools): Promise<string> {
  const text = await readFile(join(ANDROID_SOURCES, 'compile-only/android.txt'), 'utf8');
  const sources = join(folder, 'compile-only');
  for (const [path, source] of compileOnlySources(text)) {
    await mkdir(dirname(join(sources, path)), { recursive: true });
    await writeFile(join(sources, path), source);
  }
  const classes = join(folder, 'compile-only-classes');
  const javac = join(tools.javaHome, 'bin/javac');
  await runTool(javac, ['-Xlint:-options', '--release', '7', '-d', classes, ...(await javaFiles(sources))]);
  return classes;
}

async function translateClasses({ folder, tools }: Workplace): Promise<void> {
  const classes = join(folder, 'classes');
  const out = join(folder, 'archive');
  if (tools.google === null) {
    const dx = ['-cp', await fetchDx(), 'com.android.dx.command.Main', '--dex'];
    await runTool(join(tools.javaHome, 'bin/java'), [...dx, `--output=${join(out, 'classes.dex')}`, classes]);
    return;
  }
  const files = (await filesIn(classes)).filter((file) => file.endsWith('.class'));
  const { jar, d8 } = tools.google;
  const level = String(androidProject().minSdk);
  await runTool(d8, ['--release', '--min-api', level, '--lib', jar, '--output', out, ...files]);
}

async function sign(
  { folder, tools }: Workplace,
  key: SigningKey,
  archive: string,
  outFile: string,
): Promise<void> {
  const aligned = join(folder, 'aligned.apk');
  const signed = join(folder, 'signed.apk');
  await runTool(tools.zipalign, ['-f', '-p', '4', archive, aligned]);
  await signApk({ apksigner: tools.apksigner, key, file: aligned, outFile: signed });
  await mkdir(dirname(outFile), { recursive: true });
  await cp(signed, outFile);
}

const javaFiles = async (folder: string) => (await filesIn(folder)).filter((file) => file.endsWith('.java'));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
