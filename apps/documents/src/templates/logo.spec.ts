import sharp from 'sharp';
import { Pictures } from '../pictures/pictures.module';
import { logoDataUri, logoFormat, redrawLogo } from './logo';

const pictures = new Pictures();
const picture = (width = 60, height = 30) => sharp({ create: { width, height, channels: 3, background: '#2b6' } });
const codeOf = (bytes: Buffer): Promise<unknown> =>
  redrawLogo(pictures, bytes).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

describe('CUS-04b A7 a logo', () => {
  it('is PNG or JPEG by its bytes, whatever it is called', async () => {
    expect(logoFormat(await picture().png().toBuffer())).toBe('png');
    expect(logoFormat(await picture().jpeg().toBuffer())).toBe('jpeg');
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
    );
    for (const other of [
      svg,
      await picture().webp().toBuffer(),
      await picture().gif().toBuffer(),
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
    ])
      expect(await codeOf(other)).toBe('not_allowed_file_type');
  });

  it('loses EXIF, what follows the picture and what is around it, and stands upright', async () => {
    const exif = { IFD0: { Copyright: 'SECRET-OWNER', ImageDescription: '<?php system($_GET[0]) ?>' } };
    const jpeg = await picture().withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
    expect(polyglot.toString('latin1')).toContain('SECRET-OWNER');
    const logo = await redrawLogo(pictures, polyglot);
    expect(logo.name).toMatch(/^[0-9a-f]{40}\.jpg$/);
    for (const secret of ['SECRET-OWNER', 'php', '<script>', 'PK\x03\x04'])
      expect(logo.bytes.toString('latin1')).not.toContain(secret);
    const metadata = await sharp(logo.bytes).metadata();
    expect([metadata.width, metadata.height, metadata.exif, metadata.orientation]).toEqual([
      30,
      60,
      undefined,
      undefined,
    ]);
    expect(logoDataUri(logo.name, Buffer.from('a'))).toBe('data:image/jpeg;base64,YQ==');
  });

  it('is made no larger than paper needs, and the same content has one name', async () => {
    const [one, same] = await Promise.all([
      redrawLogo(pictures, await picture(3_000, 500).png().toBuffer()),
      redrawLogo(pictures, await picture(3_000, 500).png().toBuffer()),
    ]);
    expect((await sharp(one.bytes).metadata()).width).toBe(1_400);
    expect(one.name).toBe(same.name);
    expect(one.name).toMatch(/\.png$/);
  });

  it('that is broken or has too many pixels is refused before it is drawn', async () => {
    const complete = await picture(400, 400).png().toBuffer();
    expect(await codeOf(complete.subarray(0, complete.length / 2))).toBe('template.logo_unreadable');
    // 30 000 × 30 000 by its header, a handful of bytes in truth
    const huge = Buffer.from(complete);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    expect(await codeOf(huge)).toBe('picture.too_many_pixels');
  });
});
