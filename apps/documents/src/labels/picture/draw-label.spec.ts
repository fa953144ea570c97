import { pixelPictureSvg } from '@mullion/contracts';
import { PRODUCT_PICTURE } from '@mullion/drawings';
import sharp from 'sharp';
import { sampleProduct } from '../testing/sample-labels';
import type { Dots } from './dots';
import { drawLabel } from './draw-label';

const isBlack = ({ rowBytes, bits }: Dots, x: number, y: number): boolean =>
  ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) > 0;
const label = (picture: string | null, dpi = 203) =>
  drawLabel({ kind: 'product', dpi, made: { ...sampleProduct, picture } });
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`;
/** The place of the picture in dots of a printer with 203 to the inch; a square picture stands in its middle. */
const { x, y, width, height } = PRODUCT_PICTURE;
const middle = { x: x + width / 2, y: y + height / 2 };
const inPlace = (dotX: number, dotY: number): boolean =>
  dotX >= x && dotX < x + width && dotY >= y && dotY < y + height;

describe('the own picture of a product on its label', () => {
  it('BEY-23a a thin line, a grey area and pale glass are told apart, in the proportion of the picture', async () => {
    const dots = await label(
      svg(
        '<path d="M0 5H10" stroke="#000" stroke-width="0.2"/><rect width="2" height="2" fill="#999"/><rect y="7" width="2" height="3" fill="#eee"/>',
      ),
    );
    const at = (unitsX: number, unitsY: number) =>
      isBlack(dots, Math.round(x + unitsX * (width / 10)), Math.round(middle.y + (unitsY - 5) * (width / 10)));
    expect({ line: at(5, 5), besideIt: at(5, 4.5), grey: at(1, 1), pale: at(1, 9) }).toEqual({
      line: true,
      besideIt: false,
      grey: true,
      pale: false,
    });
    expect(isBlack(dots, middle.x, y + 2)).toBe(false);
  });

  it.each([203, 300])(
    'BEY-23a at %i dpi nothing but its place changes, and the outline does not show through',
    async (dpi) => {
      const [outline, drawn] = [
        await label(null, dpi),
        await label(svg('<rect width="10" height="10" fill="#fff"/>'), dpi),
      ];
      const scale = dpi === 203 ? 1 : 1.5;
      let inside = 0;
      let outside = 0;
      for (let dotY = 0; dotY < drawn.height; dotY += 1)
        for (let dotX = 0; dotX < drawn.width; dotX += 1) {
          if (inPlace(dotX / scale, dotY / scale)) inside += isBlack(drawn, dotX, dotY) ? 1 : 0;
          else if (isBlack(drawn, dotX, dotY) !== isBlack(outline, dotX, dotY)) outside += 1;
        }
      expect({ inside, outside }).toEqual({ inside: 0, outside: 0 });
    },
  );

  it.each(['png', 'jpeg'] as const)('BEY-23a a picture of %s pixels is printed as one that is drawn', async (type) => {
    const pixels = sharp({ create: { width: 40, height: 40, channels: 3, background: '#101010' } });
    const base64 = (await pixels.toFormat(type).toBuffer()).toString('base64');
    const dots = await label(pixelPictureSvg({ type, base64, width: 40, height: 40 }));
    expect([isBlack(dots, middle.x, middle.y), isBlack(dots, middle.x, y + 2)]).toEqual([true, false]);
  });
});
