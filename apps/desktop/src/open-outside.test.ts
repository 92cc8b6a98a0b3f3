import { expect, it } from 'vitest';
import { createOpenOutside, openCommand } from './open-outside.ts';

function open(...urls: string[]): string[] {
  const opened: string[] = [];
  const openOutside = createOpenOutside((_, args) => opened.push(args.at(-1) ?? ''));
  for (const url of urls) openOutside(url);
  return opened;
}

it('opens addresses of the web and of mail, and no others', () => {
  expect(
    open(
      'https://pluralkit.me/',
      'mailto:ask@example.com',
      'file:///C:/Windows/System32/calc.exe',
      'javascript:alert(1)',
      'ms-settings:privacy',
      '\\\\server\\share',
      'calc.exe',
      '',
    ),
  ).toEqual(['https://pluralkit.me/', 'mailto:ask@example.com']);
});

it('opens an address once for a click that is reported twice', () => {
  expect(open('https://a.example/', 'https://a.example/', 'https://b.example/')).toEqual([
    'https://a.example/',
    'https://b.example/',
  ]);
});

it('passes the address on as one argument, in its normalised form', () => {
  expect(open('https://a.example/?q="&calc" ')).toEqual(['https://a.example/?q=%22&calc%22']);
  expect(openCommand('https://a.example/', 'linux', {})).toEqual(['xdg-open', 'https://a.example/']);
  expect(openCommand('https://a.example/', 'win32', { SystemRoot: 'D:\\Win' })).toEqual([
    expect.stringMatching(/^D:\\Win.System32.rundll32\.exe$/),
    'url.dll,FileProtocolHandler',
    'https://a.example/',
  ]);
});
