import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes } from '@mullion/contracts';
import { chromium } from '@playwright/test';
import { Api } from '../../src/api';
import { App } from '../../src/app';
import { filmOf } from '../../src/film';
import { packedOrder } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test('BEY-03b a phone scans by its camera: a pallet is opened by the label in front of it, the decoder comes only then', async ({
  language,
  t,
  baseURL,
}, { project }) => {
  const planner = await Api.signedInAs('planner');
  const { pallets } = await packedOrder(planner, 'SC');
  const id = pallets[0]?.id ?? 0;
  await planner.call(routes.printPreparation, { body: { pallets: [id] } });
  const pallet = await planner.until(routes.getPallet, { params: { id }, query: {} }, ({ number }) => number !== null);
  const folder = await mkdtemp(path.join(tmpdir(), 'camera-'));
  const film = path.join(folder, 'label.y4m');
  await writeFile(film, await filmOf(pallet.number ?? ''));
  const { launchOptions } = project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({
      viewport: SCREENS.phone,
      reducedMotion: 'reduce',
      permissions: ['camera'],
      ...(baseURL && { baseURL }),
    });
    const phone = new App(await context.newPage(), language, t);
    const asked: string[] = [];
    phone.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await phone.signInAs('packer');
    await phone.open('scanner');
    await expect(phone.scanner.listening).toBeVisible();
    expect(asked.filter((file) => /camera|code-reader|\.wasm$/.test(file))).toEqual([]);
    await phone.scanner.cameraButton.click();
    await expect(phone.scanner.camera).toBeVisible();
    await expect(phone.scanner.verdict).toContainText(t('scanners:pallet.pallet_loaded'));
    await expect(phone.scanner.verdict).toContainText(pallet.shown_number);
    // held in front of the camera it is read once
    await expect(phone.scanner.log).toHaveCount(1);
    // and everything of it came from our own site
    expect(asked.some((file) => /zxing_reader-.*\.wasm$/.test(file))).toBe(true);
    await phone.scanner.cameraOff.click();
    await expect(phone.scanner.camera).toHaveCount(0);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});
