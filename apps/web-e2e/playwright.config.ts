import { defineConfig } from '@playwright/test';

/**
 * What a window of Chromium loads for its address bar costs half a second of the processor a context, and no test looks
 * at it. Playwright switches the others off itself (chromiumSwitches.ts), but of two such flags Chromium reads only the
 * last.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Against a running system: MULLION_URL and MULLION_MAIL_URL name it, CHROMIUM the browser. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../../test-results',
  // a machine that is slow or busy must not make a test red: these limits only end what hangs. Three times what the
  // longest test, and the longest wait in one, took on two cores that other programs used as well
  timeout: 400_000,
  expect: { timeout: 45_000 },
  // one more than the cores this must be quick on: a test waits for servers half of its time, and four are no quicker
  // than three
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: process.env.MULLION_URL ?? 'http://127.0.0.1:3000',
    // a worker would answer what tests hold back; the test of the installed scanner lets it in
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // a dialog that still grows under a press moves its button away from it
    contextOptions: { reducedMotion: 'reduce' },
    // recording what happens costs a quarter of the processor; ask for it with TRACE=1
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        `--disable-features=${featuresOff.join()}`,
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-background-networking',
        // pages are drawn by the processor as it is; only the 3D views need the emulated one, which costs twice as much
        '--disable-gpu-rasterization',
        '--disable-gpu-compositing',
        // a page of a test lives for seconds: compiling its scripts a second and third time costs a fifth of all
        // processor time and never pays
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
