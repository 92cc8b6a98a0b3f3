import type { Page } from '@playwright/test';
import type { AppServer } from '../../scripts/lib/app-server.ts';
import { remember, type Service } from '../fixtures.ts';

/** Puts the token of the world's first own system into the app's storage, before the app starts. Returns the system's id. */
export async function signIn(page: Page, app: AppServer, service: Service): Promise<string> {
  const { token, systemId } = service.sandbox.tokens[0] ?? { token: '', systemId: '' };
  await remember(page, app, { settings: { version: 16, settings: { token } } });
  return systemId;
}
