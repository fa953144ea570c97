import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { terminalFiles } from './build/terminal-files';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

const terminals = terminalFiles();

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    terminals.plugin,
    // our own worker, told which files it keeps; the page registers it itself, and the two manifests are files, one a
    // language
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/shell/worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [
          (files) => ({ manifest: files.filter(({ url }) => terminals.isNeeded(url)), warnings: [] }),
        ],
      },
    }),
  ],
  build: {
    outDir: fileURLToPath(new URL('../../dist/apps/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // left to itself the bundler makes a file of every module that two pages share: 105 requests for the orders,
        // which cost a phone far from the access point 20 round trips, and a browser twice the processor
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'pages', minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': { target: gateway, changeOrigin: false } } },
  preview: { host: '127.0.0.1', proxy: { '/api': gateway } },
});
