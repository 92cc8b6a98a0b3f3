import type { Page } from '@playwright/test';
import type { AppServer } from '../../scripts/lib/app-server.ts';
import { remember, type Service } from '../fixtures.ts';

/** Puts the token of a system into the app's settings, as if it had been entered before. */
export async function logIn(
  page: Page,
  app: AppServer,
  service: Service,
  systemId = 'exmpl',
  settings: object = {},
): Promise<void> {
  const token = service.sandbox.tokens.find((known) => known.systemId === systemId)?.token ?? '';
  await remember(page, app, { settings: { version: 16, settings: { ...settings, token } } });
}
