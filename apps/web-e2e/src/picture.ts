import type { Page } from '@playwright/test';

/** How many clearly different colours a PNG holds; the browser itself decodes it. */
export const coloursOf = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!context) return 0;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      seen.add((((data[at] ?? 0) >> 4) << 8) | (((data[at + 1] ?? 0) >> 4) << 4) | ((data[at + 2] ?? 0) >> 4));
    return seen.size;
  }, png.toString('base64'));
