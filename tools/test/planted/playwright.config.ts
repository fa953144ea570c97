import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.browser-planted.ts',
  workers: 1,
  outputDir: '../../../test-results/planted',
});
