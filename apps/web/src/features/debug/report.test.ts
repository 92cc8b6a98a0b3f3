import { describe, expect, it } from 'vitest';
import { inLanguages } from '../../testing/device-language.ts';
import { formatBytes } from '../../ui/numbers/format-bytes.ts';
import { environmentFacts } from './environment-facts.ts';
import { buildReport } from './report.ts';

const device = {
  userAgent: 'Browser/1.0',
  width: 390,
  height: 844,
  pixelRatio: 3,
  language: 'en-GB',
  timeZone: 'Europe/Berlin',
  theme: 'dark',
  features: { locks: true, channel: true, database: true, worker: false, notifications: true },
} as const;

const facts = environmentFacts({
  device,
  version: '0.12.2',
  serviceUrl: 'https://pluralkit.example',
  isDemo: false,
  isOnline: true,
  session: 'logged-in',
  followedCount: 3,
});

describe('buildReport', () => {
  const report = buildReport({
    sections: [{ title: 'This app', facts }],
    lines: [
      { atMs: 0, level: 'error', message: "API Error: Member 'abcde' not found.", count: 1, sinceMs: 0 },
      { atMs: 1_000, level: 'warning', message: 'GET /v2/systems/exmpl/members: 500', count: 12, sinceMs: 0 },
    ],
    atMs: 2_000,
  });

  it('lists versions and events with their times', () => {
    expect(report).toContain('1970-01-01T00:00:02.000Z');
    expect(report).toContain('Frontboard: 0.12.2');
    expect(report).toContain('Screen: 390 × 844 at 3×');
    expect(report).toContain('Browser can’t: start offline');
    expect(report).toContain(
      '1970-01-01T00:00:01.000Z warning GET /v2/systems/[id]/members: 500 (12 times since 1970-01-01T00:00:00.000Z)',
    );
    expect(report).toMatch(/API Error: Member \[…\] not found\.$/m);
  });

  it('contains no names', () => {
    expect(report).not.toContain('abcde');
    expect(report).not.toContain('exmpl');
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_200, '1.2 kB'],
    [56_000, '56 kB'],
    [1_500_000, '1.5 MB'],
    [9_000_000_000_000, '9,000 GB'],
  ])('%d is %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('writes the number as the device does', () => {
    inLanguages('de-DE');
    expect(formatBytes(1_200)).toBe('1,2 kB');
  });
});
