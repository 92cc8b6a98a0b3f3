import { expect, test } from 'vitest';
import { addressesIn } from '../../apps/web/project-addresses.ts';

test.each([
  [{}, null, null],
  [
    { homepage: 'https://front.example/', repository: 'owner/name' },
    'https://front.example/',
    'https://github.com/owner/name',
  ],
  [{ repository: 'gitlab:owner/name' }, null, 'https://gitlab.com/owner/name'],
  [
    { repository: { type: 'git', url: 'git+https://code.example/owner/name.git' } },
    null,
    'https://code.example/owner/name',
  ],
  [{ repository: { url: 'git+ssh://git@github.com/owner/name.git' } }, null, 'https://github.com/owner/name'],
  [{ homepage: 'front.example', repository: { url: 'gist:11081aaa281' } }, null, null],
  [{ homepage: 'javascript:alert(1)', repository: 'file:../name' }, null, null],
])('About links to what the manifest names, as a browser opens it (case %#)', (manifest, project, source) => {
  expect(addressesIn(manifest)).toEqual({ project, source });
});
