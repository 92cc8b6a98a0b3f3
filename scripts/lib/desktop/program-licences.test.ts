import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from '../root.mjs';
import { programLicences, withProgramLicences } from './program-licences.ts';
import { BUN } from './tools.mjs';

/** A program with the paths that crates leave in it. */
const addonWith = (...crates: readonly string[]) =>
  new TextEncoder().encode(
    crates.map((crate) => `C:\\registry\\src\\index.crates.io-1\\${crate}\\src\\lib.rs`).join('\0'),
  );
const addon = addonWith('wry-0.55.1', 'napi-sys-3.3.2');

it('the crates of the addon are found in it, each with its version and licence', async () => {
  const parts = await programLicences({ addon, bun: BUN });
  expect(
    parts
      .filter(({ text }) => text.startsWith('https://crates.io/'))
      .map(({ name, version }) => `${name} ${version}`),
  ).toEqual(['napi-sys 3.3.2', 'wry 0.55.1']);
  expect(parts.find(({ name }) => name === 'napi-sys')?.text).toMatch(
    /Copyright \(c\) 2020 LongYinan[\s\S]*Permission is hereby/,
  );
  expect(parts.every(({ place, text }) => place === 'program' && text.length > 500)).toBe(true);
});

it('a crate whose licence is not known, and another version of Bun, end the build', async () => {
  await expect(
    programLicences({ addon: addonWith('wry-0.55.1', 'newcomer-1.0.0'), bun: BUN }),
  ).rejects.toThrow('lacks newcomer');
  await expect(programLicences({ addon, bun: '9.9.9' })).rejects.toThrow('LICENSE.md of Bun 9.9.9');
  await expect(programLicences({ addon: new Uint8Array(9), bun: BUN })).rejects.toThrow(
    'does not say what it contains',
  );
});

it('they come after those of the app', async () => {
  const [part] = await programLicences({ addon, bun: BUN });
  if (part === undefined) throw new Error('no part');
  const file = { contentType: 'application/json', body: new TextEncoder().encode('[{"name":"react"}]') };
  const web = withProgramLicences(new Map([['/licences.json', file]]), [part]);
  expect(JSON.parse(new TextDecoder().decode(web.get('/licences.json')?.body))).toEqual([
    { name: 'react' },
    part,
  ]);
});

it('every text in the folder is used', async () => {
  const folder = inRoot('apps/desktop/licences');
  const lists = await Promise.all(
    ['parts.json', 'crates.json'].map((name) => readFile(`${folder}/${name}`, 'utf8')),
  );
  const unused = (await readdir(`${folder}/texts`)).filter(
    (name) => !lists.join().includes(`"${name.replace('.txt', '')}"`),
  );
  expect(unused).toEqual([]);
});
