import { describe, expect, it } from 'vitest';
import { describeFreshness, type FreshnessInput } from './freshness.ts';

const NOW = Date.UTC(2026, 8, 1, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const calm: FreshnessInput = {
  total: 20,
  pending: 0,
  peak: 0,
  refreshing: false,
  oldestMs: NOW - 2 * MINUTE,
  newestMs: NOW - 2 * MINUTE,
  hasUndated: false,
  online: true,
  serviceReachable: true,
  pausedUntilMs: null,
  slowedDown: false,
};
const line = (change: Partial<FreshnessInput>) => describeFreshness({ ...calm, ...change }, NOW);

describe('describeFreshness', () => {
  it('says that there is nothing to show once every system has an answer, and waits before that', () => {
    const none = { oldestMs: null, newestMs: null };
    expect(line(none).text).toBe('PluralKit answered, and there is nothing to show');
    expect(line({ ...none, pending: 1 }).text).toBe('Waiting for the first answer');
  });

  it('shows no age if none is known', () => {
    const undated = { oldestMs: null, newestMs: null, hasUndated: true };
    expect(line({ ...undated, online: false }).text).toBe('Offline: showing what was known earlier');
    expect(line({ ...undated, serviceReachable: false }).text).toBe(
      'PluralKit isn’t answering: showing what was known earlier',
    );
  });

  it('shows the age of the shown data', () => {
    expect(line({})).toEqual({ text: 'Updated 2 minutes ago', tone: 'calm', busy: false });
  });

  it('shows the oldest time if it is much earlier than the newest', () => {
    expect(line({ newestMs: NOW - 1000, oldestMs: NOW - 3 * HOUR }).text).toBe(
      'Updated just now, the oldest 3 hours ago',
    );
    expect(line({ newestMs: NOW - 1000, oldestMs: NOW - 4 * MINUTE }).text).toBe('Updated just now');
    expect(line({ newestMs: NOW - 50 * HOUR, oldestMs: NOW - 51 * HOUR }).text).toBe('Updated 2 days ago');
  });

  it('says that PluralKit asks to slow down only while something waits for it', () => {
    expect(line({ refreshing: true, pending: 6, peak: 20, slowedDown: true }).text).toMatch(/slow down/);
    expect(line({ slowedDown: true }).text).toBe('Updated 2 minutes ago');
  });

  it('says how long the pause lasts that PluralKit asks for, while something waits for its end', () => {
    const paused = { pending: 6, pausedUntilMs: NOW + 85_000 };
    expect(line(paused)).toEqual({
      text: 'PluralKit asks us to slow down. Frontboard continues in 85 seconds',
      tone: 'calm',
      busy: false,
    });
    expect(line({ ...paused, pending: 0 }).text).toBe('Updated 2 minutes ago');
    expect(line({ ...paused, pausedUntilMs: NOW - 1 }).text).toBe('Updated 2 minutes ago');
    expect(describeFreshness({ ...calm, ...paused }, NOW, () => 'at noon').text).toContain('at noon');
  });

  it('counts a refresh of many', () => {
    expect(line({ refreshing: true, pending: 6, peak: 20 })).toEqual({
      text: 'Refreshing 14 of 20',
      tone: 'calm',
      busy: true,
    });
  });

  it('does not flicker while one or two systems refresh', () => {
    expect(line({ refreshing: true, pending: 2 })).toEqual({
      text: 'Updated 2 minutes ago',
      tone: 'calm',
      busy: true,
    });
  });

  it('counts even one while nothing is known yet', () => {
    expect(line({ total: 1, refreshing: true, pending: 1, newestMs: null, oldestMs: null }).text).toBe(
      'Refreshing 0 of 1',
    );
  });

  it('counts systems, though each may need two requests', () => {
    expect(line({ refreshing: true, pending: 40, peak: 40 }).text).toBe('Refreshing 0 of 20');
    expect(line({ refreshing: true, pending: 10, peak: 40 }).text).toBe('Refreshing 15 of 20');
  });

  it('never counts below zero or past the total', () => {
    expect(line({ refreshing: true, pending: 25, peak: 3 }).text).toBe('Refreshing 0 of 20');
    expect(line({ refreshing: true, pending: 3, peak: 400 }).text).toBe('Refreshing 19 of 20');
  });

  it('reports being offline first', () => {
    expect(
      line({
        online: false,
        serviceReachable: false,
        refreshing: true,
        pending: 9,
        newestMs: NOW - 3 * HOUR,
      }),
    ).toEqual({
      text: 'Offline: showing what was known 3 hours ago',
      tone: 'away',
      busy: false,
    });
    expect(line({ online: false, newestMs: null, oldestMs: null }).text).toBe(
      'Offline: nothing is known yet',
    );
  });

  it('distinguishes a service without an answer from being offline', () => {
    expect(line({ serviceReachable: false, newestMs: NOW - HOUR })).toEqual({
      text: 'PluralKit isn’t answering: showing what was known 1 hour ago',
      tone: 'away',
      busy: false,
    });
    expect(line({ serviceReachable: false, newestMs: null }).text).toBe(
      'PluralKit isn’t answering yet. Frontboard keeps trying',
    );
  });

  it('waits without a counter before the first request', () => {
    expect(line({ newestMs: null, oldestMs: null, pending: 1 }).text).toBe('Waiting for the first answer');
  });
});
