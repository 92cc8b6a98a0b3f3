import { insertSwitch, microsFromMs, type SwitchRow } from '@frontboard/sandbox';
import type { Page } from '@playwright/test';
import { memberRow, systemRow } from '../../apps/web/src/testing/world-rows.ts';
import { expect, type Service } from '../fixtures.ts';

export const MINUTE_MS = 60_000;

/**
 * Opens Switch with known recent switches at the top: half an hour ago Luna and Marlow, ten minutes ago a switch-out. The token of
 * the system must be entered already.
 */
export async function openRecentSwitches(
  page: Page,
  service: Service,
  open: (path: string) => Promise<void>,
): Promise<void> {
  const system = systemRow(service, 'exmpl').uuid;
  const members = [memberRow(service, 'Luna').uuid, memberRow(service, 'marlow').uuid];
  const nowMs = Date.now();
  for (const [minutes, inFront] of [
    [30, members],
    [10, []],
  ] as const) {
    const timestamp = microsFromMs(nowMs - minutes * MINUTE_MS) + 123n;
    insertSwitch(service.sandbox.state, {
      uuid: crypto.randomUUID(),
      system,
      timestamp: timestamp as SwitchRow['timestamp'],
      members: [...inFront],
    });
  }
  await open('/switch');
  await expect(page.locator('[data-switch]').first()).toBeVisible();
}
