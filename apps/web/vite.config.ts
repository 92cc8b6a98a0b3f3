import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { nameReleases, pointPageAt, WORKER_PAGE } from '../../scripts/lib/page.ts';
import { appModules } from './app-modules.ts';
import { classicEntry } from './classic-entry.ts';
import { earlyFiles } from './early-files.ts';
import { licenceTexts } from './licence-texts.ts';
import { listCode } from './list-code.ts';
import { appManifest } from './manifest.ts';
import { readProjectAddresses } from './project-addresses.ts';
import { smallerEntry } from './smaller-entry.ts';
import { developmentStart } from './start-script.ts';
import { isTranslation, translations } from './translations.ts';

/** Where `npm run dev` runs the sandbox; the dev server passes the service's paths on to it. */
const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4174';

/**
 * During development, the page uses its own origin (proxied to the sandbox), and the content security policy allows
 * what hot reload needs: its inline preamble, injected style elements and its socket. Built pages keep the strict policy.
 */
function developmentPage(): Plugin {
  return {
    name: 'frontboard:development-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace(/(name="frontboard-service"\s+content=")[^"]*/, '$1self')
        // A built script waits by itself (classic-entry.ts).
        .replace(' src="/src/main.tsx">', ">await window.frontboardTexts; await import('/src/main.tsx');")
        .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("connect-src 'self'", "connect-src 'self' ws:")
        // The sandbox has its own address, where its pictures are.
        .replace("img-src 'self'", `img-src 'self' ${new URL(sandboxUrl).origin}`)
        .replace(/;\s*(?:require-)?trusted-types[^;"]*/g, ''),
  };
}

/** Sets the service and the address of releases in the built page; `npm run build` has the options. */
function builtFor({
  service,
  releases,
}: {
  service?: string | undefined;
  releases?: string | undefined;
}): Plugin {
  return {
    name: 'frontboard:built-for',
    apply: 'build',
    transformIndexHtml(html) {
      const pointed = service ? pointPageAt(html, service as `http${string}`) : html;
      return releases ? nameReleases(pointed, releases) : pointed;
    },
  };
}

const modules = appModules();
const root = fileURLToPath(new URL('../..', import.meta.url));
const licences = licenceTexts({ root });

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    ...modules.plugins,
    react(),
    translations(),
    developmentPage(),
    developmentStart(),
    smallerEntry(),
    classicEntry(),
    earlyFiles(),
    builtFor({ service: process.env.FRONTBOARD_SERVICE, releases: process.env.FRONTBOARD_RELEASES }),
    VitePWA({
      manifest: appManifest,
      // The app registers the worker itself, when it is idle (state/app-update.ts).
      injectRegister: null,
      registerType: 'prompt',
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}', 'licences.json'],
        // The invented language is for who translates.
        globIgnores: ['index.html', 'assets/en-XA-*.js'],
        navigateFallback: `/${WORKER_PAGE}`,
        // The service's paths if it is on the app's own origin.
        navigateFallbackDenylist: [/^\/(?:v1|v2|private|sandbox)(?:\/|$)/],
        cleanupOutdatedCaches: true,
        importScripts: ['/notification-clicks.js'],
        inlineWorkboxRuntime: true,
        sourcemap: false,
        // Typefaces are loaded when chosen, and available offline from then on.
        runtimeCaching: [
          {
            urlPattern: /\/assets\/.*\.woff2?$/,
            handler: 'CacheFirst',
            options: { cacheName: 'typefaces', expiration: { maxEntries: 20 } },
          },
        ],
      },
    }),
    licences.main,
  ],
  define: { FRONTBOARD_ADDRESSES: JSON.stringify(readProjectAddresses(root)) },
  worker: { plugins: () => [licences.worker] },
  css: modules.css,
  resolve: modules.resolve,
  build: {
    target: 'baseline-widely-available',
    // Every target browser preloads modules itself, and the policy allows no inline script.
    modulePreload: {
      polyfill: false,
      // An import() names the files that it needs, except those that the page itself has requested.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/^assets\/(?:index|rolldown-runtime)-/.test(file)),
    },
    // Pictures inlined as data: URLs would be loaded before they are needed.
    assetsInlineLimit: 0,
    // Each screen has its own rules: those of the whole app would not fit into the first route. Cascade layers keep their order.
    cssCodeSplit: true,
    reportCompressedSize: false,
    // The script of the start is one file (decision 0078).
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // No library has getters that do more than return a value. Constants of other modules are written where they are used.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      onLog(level, log, report) {
        // The code would be in another chunk after all: a screen has become larger than its author believes.
        if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
        report(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            // One file at the start: all of it compresses better together (decision 0078).
            { name: 'core', tags: ['$initial'], test: (id) => !isTranslation(id), priority: 6 },
            // Separate, because the status screen loads it when its search gets the focus, and lists after their first rows.
            {
              name: 'search',
              test: /\/model\/src\/(?:text-search\/|list-query\/(?:search-list|key-words)\.)/,
              minShareCount: 2,
              priority: 5.5,
            },
            // Separate, because the first worker starts after the first screen (warm-formats.ts) and needs nothing else of its layer.
            { name: 'worker', test: /\/platform\/open-worker\.ts/, priority: 5.5 },
            // Separate, because every start looks into the database and needs nothing else of its layer.
            {
              name: 'database',
              test: /\/persistence\/(?:database|abort-when-left|durable\/second-copies)\.ts|node_modules\/idb\//,
              minShareCount: 2,
              priority: 5.5,
            },
            // Separate, because every start loads these soon after its first screen, and nothing else of their layers.
            {
              name: 'later',
              test: /\/src\/(?:state\/use-theme|sync\/log-words)\./,
              minShareCount: 2,
              priority: 5.5,
            },
            // Separate, because Status with folders and the lists need these few at their start.
            {
              name: 'on-device',
              test: /\/src\/(?:text\/by-name|ui\/text\/device-mark)\.|\/lucide-react\/dist\/esm\/icons\/(?:chevron-right|monitor-smartphone)\.mjs$/,
              minShareCount: 2,
              priority: 5.6,
            },
            // Separate, because Status with folders needs these few at its start, and nothing else of their layers.
            {
              name: 'folders',
              test: /\/src\/(?:cache\/naming\/local-name|state\/followed-details-changes|parts\/followed\/(?:use-move-to-folder|words)|ui\/focus\/catch-focus)\.|\/lucide-react\/dist\/esm\/icons\/folder\.mjs$/,
              minShareCount: 2,
              priority: 5.5,
            },
            // What lists need of every layer, before the layers.
            ...listCode(),
            // Separate, because every screen needs some of them, and few need others of the kit.
            { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 5.05 },
            // Dozens of small shared files would each be named in the entry. Five by layer separate what few screens need, and
            // especially the 50 kB for dragging rows, from the others.
            {
              name: 'aria',
              test: /node_modules\/(?:react-aria|react-stately|@internationalized)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 6_000,
              priority: 5,
            },
            {
              name: 'kit',
              test: /\/src\/ui\/(?!markdown|windowed|form\/|(?:[a-z]+\/)?(?:ordered-grid|format-|veil|[a-z]+-window))/,
              minShareCount: 2,
              priority: 4,
            },
            {
              name: 'parts',
              test: /\/src\/(?:parts\/screens|state|platform|text|session|persistence|cache\/(?!member|group|guild)|sync\/(?!edit|restore|records|membership|twins))/,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'lists',
              test: /\/src\/(?:parts\/|lists\/|ui\/windowed\/|routes\/-(?:list-query|open-record)\.)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'forms', test: /\/src\/(?:sync|cache|ui\/form)\//, minShareCount: 2, priority: 1 },
            {
              name: 'lookup',
              test: /\/src\/features\/lookup\/|query-core|react-query/,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/v1', '/v2', '/private', '/sandbox'].map((path) => [path, sandboxUrl])),
  },
});
