import { drawPicture, pixelsOfSvg } from '@mullion/contracts';
import { type BlobStore } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { bootDocumentsWithFiles, type DocumentsWithFiles } from '../testing/start-documents';

const blank = (width: number, height: number, background = '#d02020') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
const pdf = (pages: readonly string[], size: [number, number] = [300, 400]): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ autoFirstPage: false });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    for (const colour of pages)
      document
        .addPage({ size })
        .rect(0, 0, ...size)
        .fill(colour);
    document.end();
  });

describe('pictures of products from pixels and PDF files', () => {
  let world: DocumentsWithFiles;
  let documents: TestService;
  let store: BlobStore;
  let uploads = 0;
  beforeAll(async () => {
    world = await bootDocumentsWithFiles();
    ({ documents, store } = world);
  });
  afterAll(() => world.close());

  const draw = async (bytes: Buffer, as = people.planner()) => {
    const key = `uploads/1/drawn-${(uploads += 1)}`;
    await store.put(key, bytes);
    return documents.api(drawPicture).as(as).send({ key, size: bytes.length });
  };
  const pixelsOf = async (bytes: Buffer) => {
    const { body, problem } = await draw(bytes);
    expect(problem).toBeNull();
    const pixels = pixelsOfSvg(body.svg);
    const { data, info } = await sharp(Buffer.from(pixels?.base64 ?? '', 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      ...pixels,
      middle: [...data.subarray((info.width * (info.height >> 1) + (info.width >> 1)) * info.channels).subarray(0, 3)],
    };
  };

  it('BEY-64a what is no picture, cannot be read or costs too much is refused', async () => {
    const cut = (await blank(400, 400).png().toBuffer()).subarray(0, 120);
    for (const [bytes, code] of [
      [Buffer.from('hello'), 'picture.wrong_type'],
      [await blank(9, 9).gif().toBuffer(), 'picture.wrong_type'],
      [cut, 'picture.unreadable'],
      [Buffer.from('%PDF-1.7 and nothing more'), 'picture.unreadable'],
      [await pdf([]), 'picture.unreadable'],
      [await blank(9_000, 9_000).jpeg({ progressive: true, quality: 30 }).toBuffer(), 'picture.too_many_pixels'],
      [Buffer.alloc(11_000_000), 'picture.too_large'],
    ] as const)
      expect([code, (await draw(bytes)).problem?.code]).toEqual([code, code]);
    expect((await draw(await blank(9, 9).png().toBuffer(), people.stranger())).problem).toMatchObject({
      code: 'file.not_found',
    });
  });

  it('BEY-64a PNG, JPEG and the first page of a PDF become pixels of their own on white ground, large ones smaller', async () => {
    const transparent = await sharp({
      create: { width: 60, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await pixelsOf(transparent)).toMatchObject({ width: 60, height: 30, middle: [255, 255, 255] });
    const { width, height, middle } = await pixelsOf(await blank(9_000, 4_500).jpeg({ quality: 30 }).toBuffer());
    expect([width, height, Math.abs((middle[0] ?? 0) - 0xd0) < 12, (middle[2] ?? 0) < 60]).toEqual([
      1_000,
      500,
      true,
      true,
    ]);
    const page = await pixelsOf(await pdf(['#2040c0', '#ffffff']));
    expect(page).toMatchObject({ width: 750, height: 1_000 });
    expect(page.middle.map((value, at) => Math.abs(value - [0x20, 0x40, 0xc0][at]!) < 12)).toEqual([true, true, true]);
  });

  it('BEY-64a a photo with nothing that repeats still fits into what a picture may take, and what stood around its pixels is gone', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#000', noise } })
      .withExif({ IFD0: { Artist: 'Ona Onaitė' } })
      .jpeg()
      .toBuffer();
    const { body } = await draw(photo);
    expect(body.svg.length).toBeLessThan(200_000);
    const bytes = Buffer.from(pixelsOfSvg(body.svg)?.base64 ?? '', 'base64');
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});
