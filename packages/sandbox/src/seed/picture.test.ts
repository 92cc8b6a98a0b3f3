import { describe, expect, it } from 'vitest';
import { bannerPicture, drawPicture, isMissingPicture, missingPicture, pictureDataUrl } from './picture.ts';

const names = Array.from({ length: 300 }, (_, index) => `someone-${index}`);

describe('a picture', () => {
  it('is the same for the same name and another for another', () => {
    expect(names.map(drawPicture)).toEqual(names.map(drawPicture));
    expect(new Set(names.map(drawPicture)).size).toBe(names.length);
  });

  it('is self-contained: no script, no text, no requests', () => {
    for (const name of [...names, ...names.map(bannerPicture)]) {
      const svg = drawPicture(name);
      expect(svg).toMatch(/^<svg .*<\/svg>$/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /NaN|undefined|<script|<text|href|https?:/,
      );
    }
  });

  it('as an address fits the 256 characters of the service and has no character that would end it', () => {
    for (const name of [...names, ...names.map(bannerPicture)]) {
      const url = pictureDataUrl(name);
      const [address = '', fragment] = url.split('#');
      expect([url.length <= 256, fragment]).toEqual([true, name]);
      expect(address).not.toMatch(/[<>"\n\t]/);
      expect(decodeURIComponent(address.slice(url.indexOf(',') + 1))).toMatch(/^<svg .*<\/svg>$/);
    }
  });

  it('for a missing name is missing', () => {
    expect(isMissingPicture(missingPicture('x'))).toBe(true);
    expect(isMissingPicture('x')).toBe(false);
    expect(pictureDataUrl(missingPicture('x'))).toBe('data:image/svg+xml,missing#missing-x');
  });
});
