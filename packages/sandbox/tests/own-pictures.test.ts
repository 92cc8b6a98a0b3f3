import { describe, expect, it } from 'vitest';
import { pictureDataUrl } from '../src/index.ts';
import { Example } from './example.ts';

const SERVED = 'http://127.0.0.1:4174/sandbox/images';
const served = (name: string) => `${SERVED}/${name}.png`;

describe('the address of a picture', () => {
  it.each([
    ['served', served, `${SERVED}/exmpl-1.png`],
    ['served, between brackets', served, `<${SERVED}/exmpl-1.png>`],
    ['served, but missing', served, `${SERVED}/missing-exmpl.png`],
    ['inside its address', pictureDataUrl, pictureDataUrl('banner-exmpl')],
  ])('of the own world is taken: %s', async (_, imageUrl, url) => {
    const example = new Example({ imageUrl });
    expect((await example.own('PATCH', '/systems/@me', { banner: url })).status).toBe(200);
    expect((await example.own('PATCH', '/members/aaaaaa', { webhook_avatar_url: url })).status).toBe(200);
    expect((await example.own('PATCH', '/groups/gggggg', { icon: url })).status).toBe(200);
    const made = await example.own('POST', '/members', { name: 'Copy', avatar_url: url });
    expect(made.status).toBe(200);
  });

  it.each([
    ['of another path', served, 'http://127.0.0.1:4174/favicon.png'],
    ['below the pictures', served, `${SERVED}/deeper/exmpl.png`],
    ['with a query', served, `${SERVED}/exmpl.png?x=1`],
    ['of another kind', served, `${SERVED}/exmpl.svg`],
    ['with a name that is none', served, `${SERVED}/..%2fx.png`],
    ['of another origin', served, 'http://127.0.0.1:4175/sandbox/images/exmpl.png'],
    ['in plain http', served, 'http://pictures.example/exmpl.png'],
    ['inside its address', served, pictureDataUrl('exmpl')],
    ['inside its address, but not ours', pictureDataUrl, 'data:image/svg+xml,%3Csvg/%3E#exmpl'],
    ['without a world of pictures', undefined, `${SERVED}/exmpl.png`],
  ])('is refused as the service does: %s', async (_, imageUrl, url) => {
    const example = new Example(imageUrl === undefined ? {} : { imageUrl });
    const answer = await example.own('PATCH', '/members/aaaaaa', { avatar_url: url });
    expect([answer.status, answer.json]).toMatchObject([400, { code: 40001 }]);
  });
});
