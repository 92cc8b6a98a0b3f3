import type { Page } from '@playwright/test';

const OFFLINE = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** A device without a network, whose browser also says so in pages opened later. */
export interface OfflineDevice {
  /** Opens an address, which takes the installed app. */
  open(url: string): Promise<void>;
  /** The network is back. */
  end(): Promise<void>;
}

/**
 * Takes the device of a page offline. Playwright alone is enough while the document stays. In each later document it
 * still refuses every request, but `navigator.onLine` is true again: Chromium gives every document its own frame
 * (its feature RenderDocument), and the emulated state goes with the frame before.
 */
export async function goOffline(page: Page): Promise<OfflineDevice> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await context.setOffline(true);
  return {
    async open(url) {
      await page.goto(url);
      await devtools.send('Network.overrideNetworkState', OFFLINE);
    },
    end: () => context.setOffline(false),
  };
}
