import { pictureOf, renderedPage, type Picture } from '@mullion/server-testing/paper';
import { expect, type Locator } from '@playwright/test';

const MM_PER_INCH = 25.4;
/** Pixels to the millimetre at which screen and paper are compared. */
const FINE = 10;
/** What may differ: 0.2 mm. */
const REACH = 2;
/** Ink for certain, and what may be its edge. */
const DARK = 90;
const PALE = 215;

/** The drawing of the preview itself, as large as the paper at ten pixels a millimetre. */
const shownAt = async (paper: Locator): Promise<Picture> => {
  const id = 'sheet-to-compare';
  await paper.evaluate(
    (svg: SVGSVGElement, [name, fine]) => {
      const copy = svg.cloneNode(true) as SVGSVGElement;
      const { width, height } = svg.viewBox.baseVal;
      const box = document.createElement('div');
      box.id = String(name);
      // in a page of its own kind: nothing lies over it, nothing cuts it
      box.style.cssText = `position:absolute;left:0;top:0;z-index:9999;background:#fff;width:${width * Number(fine)}px;height:${height * Number(fine)}px`;
      copy.style.cssText = `display:block;width:100%;height:100%;border:0;max-height:none`;
      box.append(copy);
      document.body.append(box);
    },
    [id, FINE],
  );
  const box = paper.page().locator(`#${id}`);
  const png = await box.screenshot({ animations: 'disabled', scale: 'css' });
  await box.evaluate((element) => element.remove());
  return pictureOf(png);
};

/** Points of ink in one that have no ink within 0.2 mm in the other. */
const strayPoints = (one: Picture, other: Picture): string[] => {
  const found: string[] = [];
  const isNear = (x: number, y: number): boolean => {
    for (let dy = -REACH; dy <= REACH; dy++)
      for (let dx = -REACH; dx <= REACH; dx++) {
        const [a, b] = [x + dx, y + dy];
        if (a < 0 || b < 0 || a >= other.width || b >= other.height) continue;
        if ((other.grey[b * other.width + a] ?? 255) < PALE) return true;
      }
    return false;
  };
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++)
      if ((one.grey[y * one.width + x] ?? 255) < DARK && !isNear(x, y)) found.push(`${x / FINE}, ${y / FINE}`);
  return found;
};

/** The preview and the page of the PDF, point by point. */
export const expectSamePaper = async (paper: Locator, pdf: Buffer, name: string): Promise<void> => {
  const [screen, page] = [await shownAt(paper), renderedPage(pdf, FINE * MM_PER_INCH)];
  expect(Math.abs(screen.width - page.width), `${name} is as wide`).toBeLessThanOrEqual(REACH);
  expect(Math.abs(screen.height - page.height), `${name} is as high`).toBeLessThanOrEqual(REACH);
  expect(strayPoints(screen, page).slice(0, 5), `${name}: on screen only (mm)`).toEqual([]);
  expect(strayPoints(page, screen).slice(0, 5), `${name}: on paper only (mm)`).toEqual([]);
};
