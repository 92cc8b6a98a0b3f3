import type { ManifestOptions } from 'vite-plugin-pwa';

/** How the app presents itself when it is installed. Addresses in it are the app's own routes. */
export const appManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Frontboard',
  short_name: 'Frontboard',
  description: 'A calm dashboard for PluralKit: see who is fronting in the systems you follow.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f9f9f8',
  theme_color: '#f9f9f8',
  categories: ['social', 'utilities'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Switch', url: '/switch', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    { name: 'Status', url: '/status', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
  ],
  // A link shared to the app is looked up; only the request to the service leaves the device.
  share_target: { action: '/lookup', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
};
