import { readFileSync } from 'node:fs';
import { toBuffer } from 'bwip-js/node';
import sharp, { type Sharp } from 'sharp';
import { prepareReader, readCodes, type Picture } from './read-codes';

beforeAll(() => {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareReader({ bytes: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer });
});

const pointsOf = async (picture: Sharp): Promise<Picture> => {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
};
/** A label as it is printed, on grey cardboard, turned and out of focus as a hand holds the phone. */
const label = async (bcid: string, text: string, { turned = 0, blur = 0 } = {}): Promise<Picture> => {
  const code = await toBuffer({ bcid, text, scale: 3, padding: 8, backgroundcolor: 'ffffff' });
  const seen = sharp(code).flatten({ background: '#fff' }).rotate(turned, { background: '#999' });
  return pointsOf(sharp(await (blur > 0 ? seen.blur(blur) : seen).png().toBuffer()));
};

describe('codes read by the camera', () => {
  it.each([
    ['code128', '26-0412.000007', 'Code128'],
    ['code128', '0DEMO1P260041', 'Code128'],
    ['qrcode', 'https://mullion.test/q/0DEMO1P260041?r=3', 'QRCode'],
    ['datamatrix', '26-0412.000007', 'DataMatrix'],
  ])('BEY-03b are the %s of our labels, straight, turned and out of focus', async (bcid, text, format) => {
    for (const posture of [{}, { turned: 90 }, { turned: 8 }, { blur: 1.2 }])
      expect([posture, await readCodes(await label(bcid, text, posture))]).toEqual([
        posture,
        [expect.objectContaining({ text, format })],
      ]);
  });

  it('BEY-03b are none on a picture without codes, or of a format that is not ours', async () => {
    const stripes = await pointsOf(
      sharp({
        create: {
          width: 320,
          height: 200,
          channels: 3,
          background: '#345',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      }),
    );
    expect(await readCodes(stripes)).toEqual([]);
    expect(await readCodes(await label('ean13', '477123456789'))).toEqual([]);
  });
});
