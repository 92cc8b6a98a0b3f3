import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import customMedia from 'postcss-custom-media';
import type { UserConfig } from 'vite';

/** How Vite reads the modules of the app: in a build, during development, in component tests. */
export function appModules() {
  return {
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
      // The texts of react-aria-components for the languages of the app: 19 kB less in the settings route.
      { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }), enforce: 'pre' as const },
    ],
    css: {
      postcss: {
        plugins: [
          globalData({ files: [fileURLToPath(new URL('./src/ui/media.css', import.meta.url))] }),
          customMedia(),
        ],
      },
    },
    resolve: {
      // Replaces the hook for older versions of React: ours has it built in.
      alias: [
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
        // How lucide-react's icons import what draws them.
        {
          find: /^\.\.\/createLucideIcon\.mjs$/,
          replacement: fileURLToPath(new URL('./src/ui/pictures/draw-icon.ts', import.meta.url)),
        },
      ],
    },
  } satisfies UserConfig;
}
