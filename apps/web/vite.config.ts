import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` runs the sandbox; the dev server passes the service's paths on to it. */
const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4174';

/**
 * While developing, the page talks to its own origin (proxied to the sandbox), and the content security policy lets in
 * what hot reload needs: its inline preamble, injected style elements and its socket. Built pages keep the strict policy.
 */
function developmentPage(): Plugin {
  return {
    name: 'frontboard:development-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace(/(name="frontboard-service"\s+content=")[^"]*/, '$1self')
        .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("connect-src 'self'", "connect-src 'self' ws:")
        .replace(/\s*require-trusted-types-for 'script';?/, ''),
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.(test|module)\\.',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
    // The words of react-aria-components for one locale only: 19 kB less in the settings route.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    developmentPage(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Every browser of the target preloads modules by itself, and the policy allows no inline script.
    modulePreload: { polyfill: false },
    // Pictures inlined as data: URLs would be loaded before they are needed.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(['/v1', '/v2', '/private', '/sandbox'].map((path) => [path, sandboxUrl])),
  },
});
