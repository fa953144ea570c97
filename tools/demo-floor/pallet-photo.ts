import type { PalletDetail } from '@mullion/contracts';
import { palletCard, renderSvg, type PalletTexts } from '@mullion/drawings';
import { palletFromWire } from '@mullion/packing-model';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [1200, 800];
const FLOOR_Y = 640;
/** Walls of the hall, a shade for each photo. */
const WALLS = ['#c5cbce', '#cfd5d7', '#bcc4c8'] as const;
const NOTHING = () => '';
const TEXTS: PalletTexts = {
  ...{
    name: '',
    label: NOTHING,
    row: NOTHING,
    mass: NOTHING,
    free: NOTHING,
    limit: NOTHING,
    topView: '',
    sideView: NOTHING,
    halfMetre: '',
  },
};

/** A pallet in the hall as a JPEG: drawn from its real products before a wall, since a demo factory has no camera. */
export const palletPhoto = async (pallet: PalletDetail, row: number): Promise<Buffer> => {
  const load = palletFromWire(pallet);
  const size = { widthPx: 900, sideWidthPx: 900, sideHeightPx: 600, longestMm: load.lengthMm };
  const drawn = renderSvg(palletCard(load, { theme: 'print', texts: TEXTS, ...size, row }).side);
  const wall = WALLS[row % WALLS.length] ?? WALLS[0];
  const panels = Array.from(
    { length: 7 },
    (_none, at) => `<path d="M${(at + 1) * 160} 0V${FLOOR_Y}" stroke="#aab2b6" stroke-width="2"/>`,
  ).join('');
  const hall = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>${panels}<rect y="${FLOOR_Y}" width="${WIDTH}" height="${HEIGHT - FLOOR_Y}" fill="#dde1e2"/></svg>`;
  const picture = await sharp(Buffer.from(drawn)).resize({ width: 900, height: 600, fit: 'inside' }).png().toBuffer();
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const place = { left: Math.round((WIDTH - width) / 2), top: Math.max(0, FLOOR_Y + 60 - height) };
  return sharp(Buffer.from(hall))
    .composite([{ input: picture, ...place }])
    .jpeg({ quality: 82 })
    .toBuffer();
};
