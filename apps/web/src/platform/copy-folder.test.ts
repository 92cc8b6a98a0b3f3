import { afterEach, expect, test, vi } from 'vitest';
import { createFakeCopyFolder } from '../testing/fake-copy-folder.ts';
import { openCopyFolder } from './copy-folder.ts';

afterEach(() => vi.unstubAllGlobals());

const COPY = { system: 'uuid', name: 'frontboard-exmpl-2026-11-25.json', keep: 3, text: '{}' };

/** A page whose build is for a program, with that program's answers. */
function stubPage(target: string, answer: (request: Request) => Response) {
  const asked: Request[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelector: () => ({ content: target }) });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = new Request(`https://frontboard.localhost${path}`, init);
    asked.push(request);
    return answer(request);
  });
  return asked;
}

test('a page in a browser has no folder, nor has one in an app of an earlier release', () => {
  expect(openCopyFolder()).toBeNull();
  stubPage('web', () => new Response());
  expect(openCopyFolder()).toBeNull();
  vi.stubGlobal('window', { frontboardShell: { saveFile() {} } });
  expect(openCopyFolder()).toBeNull();
});

test('the Windows program is asked below its own origin, and names what is wrong', async () => {
  let body: unknown = { folder: 'D:\\Copies' };
  const asked = stubPage('windows', () => Response.json(body));
  const folder = openCopyFolder() ?? expect.fail('no folder');
  expect(await folder.where()).toBe('D:\\Copies');
  await folder.choose();
  body = { written: COPY.name };
  expect(await folder.write(COPY)).toBeNull();
  expect(await asked[2]?.text()).toBe('{}');
  body = { problem: 'full' };
  expect(await folder.write(COPY)).toBe('full');
  body = { problem: 'else' };
  expect(await folder.write(COPY)).toBe('failed');
  await folder.forget('uuid');
  expect(
    asked.map(({ method, url }) => `${method} ${url.slice('https://frontboard.localhost'.length)}`),
  ).toEqual([
    'GET /native/copies',
    'POST /native/copies/folder',
    ...Array.from({ length: 3 }, () => `POST /native/copies?system=uuid&name=${COPY.name}&keep=3`),
    'DELETE /native/copies?system=uuid',
  ]);
});

test('a program that refuses or is gone is a failure, never a copy', async () => {
  stubPage('windows', () => new Response('no', { status: 400 }));
  const folder = openCopyFolder() ?? expect.fail('no folder');
  expect(await folder.write(COPY)).toBe('failed');
  await expect(folder.choose()).rejects.toThrow();
  await expect(folder.where()).rejects.toThrow();
});

test('the Android app answers each copy in its turn', async () => {
  const { shell, copies, breakWith, chooses } = createFakeCopyFolder();
  vi.stubGlobal('window', { frontboardShell: shell });
  const folder = openCopyFolder() ?? expect.fail('no folder');
  expect(await folder.where()).toBeNull();
  chooses('Copies');
  await folder.choose();
  expect(await folder.where()).toBe('Copies');
  const first = folder.write(COPY);
  breakWith('refused');
  expect(await Promise.all([first, folder.write(COPY)])).toEqual([null, 'refused']);
  expect(copies).toEqual([COPY]);
});
