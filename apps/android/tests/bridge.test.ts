import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from '../../../scripts/lib/root.mjs';

const readJava = (name: string) =>
  readFile(inRoot('apps/android/src/main/java/app/frontboard', `${name}.java`), 'utf8');
const readShell = () => readFile(inRoot('apps/web/src/platform/android/android-shell.ts'), 'utf8');

/** Names with the count of what is passed: `saveFile/3`. */
function methods(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .map(([, name, list = '']) => `${name}/${list.split(',').filter((part) => part.trim() !== '').length}`)
    .sort();
}

/** The methods of one interface of the page's half. */
async function declared(name: string): Promise<string[]> {
  const body = new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(await readShell())?.[1] ?? '';
  return methods(body, /^\s*(\w+)\(([^)]*)\)/gm);
}

it('lets the page call only the known methods', async () => {
  const offered = methods(
    await readJava('ShellBridge'),
    /@JavascriptInterface\s+public \w+ (\w+)\(([^)]*)\)/g,
  );
  expect(offered).toHaveLength(13);
  expect(offered).toEqual(await declared('AndroidShell'));
  expect(await readShell()).toContain('readonly frontboardShell?');
  expect(await readJava('ShellBridge')).toContain('NAME = "frontboardShell"');
});

it('calls only what the page has', async () => {
  const called = methods(await readJava('MainActivity'), /callPage\("(\w+)\((.*?)\)"/g);
  expect(called).toEqual(await declared('AndroidPage'));
  expect(await readJava('MainActivity')).toContain('frontboardPage.');
});
