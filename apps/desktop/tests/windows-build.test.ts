import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from '../../../scripts/lib/desktop/build-program.ts';
import { drawIcon, ICON_SIZES } from '../../../scripts/lib/desktop/icon.ts';
import { loadWindowsFiles } from '../../../scripts/lib/desktop/program-licences.ts';
import { fetchWindowsParts } from '../../../scripts/lib/desktop/tools.mjs';
import { appVersion } from '../../../scripts/lib/native/output.mjs';
import type { WebFiles } from '../../../scripts/lib/native/web-files.ts';
import { inRoot, ROOT } from '../../../scripts/lib/root.mjs';
import { unpackWeb } from '../src/web-archive.ts';

const version = appVersion();
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Builds it in a folder of its own, and reads what came out. */
async function build(name: string, web: WebFiles): Promise<Buffer> {
  const workFolder = inRoot('.cache/native', name);
  const outFile = inRoot('.cache/native', `${name}.exe`);
  await buildProgram({ target: 'windows', web, version, outFile, workFolder });
  return readFile(outFile);
}

/** A copy that resedit can read the resources of: it takes none with sections behind them, and what Bun embeds is in such a one. */
function withoutLastSection(program: Buffer): Buffer {
  const copy = Buffer.from(program);
  const countAt = copy.readUInt32LE(0x3c) + 6;
  copy.writeUInt16LE(copy.readUInt16LE(countAt) - 1, countAt);
  return copy;
}

describe('the program for Windows', () => {
  let web: WebFiles = new Map();
  let program: Buffer = Buffer.alloc(0);
  let executable: NtExecutable;

  beforeAll(async () => {
    web = await loadWindowsFiles();
    program = await build('check-first', web);
    executable = NtExecutable.from(program);
  });

  /** What Bun put behind its own program. */
  const embedded = () => Buffer.from(executable.getAllSections().at(-1)?.data ?? new ArrayBuffer(0));

  it('is a program of 64 bits that opens no console', () => {
    expect(executable.newHeader.is32bit()).toBe(false);
    expect(executable.newHeader.optionalHeader.subsystem).toBe(2);
  });

  it('has our name, our version and our mark in every size, and no others', async () => {
    const { entries } = NtExecutableResource.from(NtExecutable.from(withoutLastSection(program)));
    const [info, ...others] = Resource.VersionInfo.fromEntries(entries);
    expect(others).toEqual([]);
    expect(info?.getStringValues({ lang: 1033, codepage: 1200 })).toMatchObject({
      ProductName: 'Frontboard',
      FileDescription: 'Frontboard',
      ProductVersion: version,
      OriginalFilename: `Frontboard-${version}-windows-x64.exe`,
    });
    expect(info?.getAllLanguagesForStringValues()).toHaveLength(1);
    const [major, minor, patch] = version.split('.').map(Number);
    expect(info?.fixedInfo).toMatchObject({
      fileVersionMS: ((major ?? 0) << 16) | (minor ?? 0),
      fileVersionLS: (patch ?? 0) << 16,
    });

    const groups = Resource.IconGroupEntry.fromEntries(entries);
    expect(groups.map(({ icons }) => icons.map(({ width }) => width || 256))).toEqual([[...ICON_SIZES]]);
    const mark = await readFile(inRoot('apps/web/public/favicon.svg'), 'utf8');
    const images = groups[0]?.getIconItemsFromEntries(entries) ?? [];
    expect(images.map((image) => hash(Buffer.from(image.isIcon() ? image.generate() : image.bin)))).toEqual(
      ICON_SIZES.map((size) => hash(drawIcon(mark, size))),
    );
  });

  it('carries the web build file for file, pointed at Windows, and the addon', async () => {
    const bytes = embedded();
    const files = unpackWeb(bytes.subarray(bytes.indexOf('FRONTBOARD WEB 1\n[{')));
    const listed = (all: WebFiles) =>
      [...all].map(([path, file]) => [path, file.contentType, hash(file.body)]);
    expect(listed(files)).toEqual(listed(web));
    expect(Buffer.from(files.get('/index.html')?.body ?? []).toString()).toContain(
      'name="frontboard-target" content="windows"',
    );
    const { addon } = await fetchWindowsParts();
    expect(bytes.includes(await readFile(addon))).toBe(true);
  });

  it('carries the licences of the app, of Bun, of the addon and of what they contain', () => {
    const bytes = embedded();
    const files = unpackWeb(bytes.subarray(bytes.indexOf('FRONTBOARD WEB 1\n[{')));
    const parts = JSON.parse(Buffer.from(files.get('/licences.json')?.body ?? []).toString()) as {
      readonly name: string;
      readonly text: string;
    }[];
    const textOf = (name: string) => parts.find((part) => part.name === name)?.text;
    expect(textOf('react')).toContain('Copyright (c) Meta Platforms');
    expect(textOf('Bun')).toContain('Permission is hereby granted');
    expect(textOf('JavaScriptCore and WebKit')).toContain('GNU LIBRARY GENERAL PUBLIC LICENSE');
    expect(textOf('WebView2 loader')).toContain('Microsoft Corporation');
    expect(textOf('wry')).toContain('Apache License');
  });

  it('is identical when it is built elsewhere, and names no folder of this computer', async () => {
    const again = await build('check-again', web);
    expect(hash(again)).toBe(hash(program));
    expect(program.includes(ROOT)).toBe(false);
    expect(program.includes(ROOT.replaceAll('/', '\\'))).toBe(false);
  });
});
