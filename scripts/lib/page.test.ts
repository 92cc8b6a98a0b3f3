import { describe, expect, it } from 'vitest';
import { nameReleases, pointPageAt } from './page.ts';

const POLICY =
  "default-src 'self'; img-src 'self' https: data:; connect-src 'self' https://api.pluralkit.me https://releases.example; object-src 'none'";
const page = (policy = POLICY) => `<!doctype html>
<head>
  <meta
    http-equiv="Content-Security-Policy"
    content="${policy}"
  >
  <meta name="frontboard-service" content="https://api.pluralkit.me">
  <meta name="description" content="https://api.pluralkit.me">
</head>`;

const contentOf = (html: string, attribute: string) =>
  new RegExp(`<meta[^>]*${attribute}[^>]*content="([^"]*)"`).exec(html)?.[1];
const serviceOf = (html: string) => contentOf(html, 'name="frontboard-service"');
const policyOf = (html: string) => contentOf(html, 'http-equiv="Content-Security-Policy"') ?? '';
const connectionsOf = (html: string) => /connect-src ([^;]*)/.exec(policyOf(html))?.[1];
const picturesOf = (html: string) => /img-src ([^;]*)/.exec(policyOf(html))?.[1];

describe('pointPageAt', () => {
  it('allows only the page’s own origin if the sandbox is there', () => {
    const html = pointPageAt(page(), 'self');
    expect(serviceOf(html)).toBe('self');
    expect(connectionsOf(html)).toBe("'self' https://releases.example");
  });

  it('allows the origin of another service, and no longer the built one', () => {
    const html = pointPageAt(page(), 'https://pk.example:8443/api');
    expect(serviceOf(html)).toBe('https://pk.example:8443/api');
    expect(connectionsOf(html)).toBe("'self' https://pk.example:8443 https://releases.example");
  });

  it('allows pictures of a service without https, and of no other origin', () => {
    const html = pointPageAt(page(), 'http://127.0.0.1:4174');
    expect(picturesOf(html)).toBe("'self' http://127.0.0.1:4174 https: data:");
    expect(picturesOf(pointPageAt(html, 'https://pk.example'))).toBe("'self' https: data:");
    expect(picturesOf(pointPageAt(html, 'self'))).toBe("'self' https: data:");
  });

  it('changes nothing else of the policy and of the page', () => {
    const html = pointPageAt(page(), 'https://api.pluralkit.me');
    expect(contentOf(html, 'name="description"')).toBe('https://api.pluralkit.me');
    expect(policyOf(html)).toBe(POLICY);
  });

  it('adds the rule when the built policy has none', () => {
    expect(connectionsOf(pointPageAt(page("default-src 'none'"), 'self'))).toBe("'self'");
  });

  it('escapes an address in its attribute', () => {
    const html = pointPageAt(page(), 'https://pk.example/"><script>');
    expect(html).not.toContain('<script>');
    expect(serviceOf(html)).toBe('https://pk.example/&quot;>&lt;script>');
  });

  it('refuses a page that lacks what must be changed', () => {
    expect(() => pointPageAt('<html></html>', 'self')).toThrow(/frontboard-service/);
    expect(() => pointPageAt('<meta name="frontboard-service" content="x">', 'self')).toThrow(
      /Content-Security-Policy/,
    );
  });
});

describe('nameReleases', () => {
  it('names the address of the releases and allows only that in addition', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; connect-src 'self' https://api.pluralkit.me; object-src 'none'"><meta name="frontboard-releases" content="">`;
    const named = nameReleases(html, 'https://releases.example/repos/a/b/latest');
    expect(named).toContain('name="frontboard-releases" content="https://releases.example/repos/a/b/latest"');
    expect(named).toContain(
      "connect-src 'self' https://api.pluralkit.me https://releases.example; object-src 'none'",
    );
  });
});
