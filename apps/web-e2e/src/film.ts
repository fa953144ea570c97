import { toBuffer } from 'bwip-js/node';
import sharp from 'sharp';

const SIZE = { width: 640, height: 480 };

/**
 * What a camera sees that is held in front of a printed label: one still frame of Y4M, which Chromium plays as its
 * camera.
 */
export const filmOf = async (code: string): Promise<Buffer> => {
  const label = await toBuffer({
    bcid: 'code128',
    text: code,
    scale: 2,
    height: 18,
    padding: 10,
    backgroundcolor: 'ffffff',
  });
  const fitted = await sharp(label)
    .resize({ width: 420, fit: 'inside' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const grey = await sharp({ create: { ...SIZE, channels: 3, background: '#777' } })
    .composite([{ input: fitted, gravity: 'centre' }])
    .greyscale()
    .raw()
    .toBuffer();
  const colours = Buffer.alloc((SIZE.width * SIZE.height) / 2, 128);
  const head = `YUV4MPEG2 W${SIZE.width} H${SIZE.height} F10:1 Ip A1:1 C420jpeg\n`;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey.subarray(0, SIZE.width * SIZE.height), colours]);
  return Buffer.concat([Buffer.from(head), frame, frame]);
};
