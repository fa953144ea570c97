import { writeFileSync } from 'node:fs';
import {
  labelSvg,
  PALLET_LABEL_MM,
  palletLabel,
  PRODUCT_LABEL_MM,
  productLabel,
  RACK_LABEL_MM,
  rackLabel,
  type DrawCode,
} from '@mullion/drawings';
import { pictureOf, symbolsInPng } from '@mullion/server-testing/paper';
import { render } from 'bwip-js/node';
import { ready } from 'zpl-renderer-js';
import { dotsOf, type Dots } from './dots';
import { letterPath } from '../../core/letter-paths';
import { samplePallet, sampleProduct } from '../testing/sample-labels';
import { zplOf } from './zpl';

const drawCode: DrawCode = render;
const LETTERS = 'ąčęėįšųūž ĄČĘĖĮŠŲŪŽ „ŠVIESŪS ŽĄSLIŲ LANGAI“';

/** What the independent renderer makes of ZPL: grey, a byte a dot. */
const printed = async (zpl: string, mm: { width: number; height: number }, dotsPerMm: number) => {
  const { api } = await ready;
  const png = Buffer.from(await api.zplToBase64Async(zpl, mm.width, mm.height, dotsPerMm), 'base64');
  if (process.env.KEEP_LABELS) writeFileSync(`${process.env.KEEP_LABELS}/${mm.height}-${dotsPerMm}.png`, png);
  return { ...(await pictureOf(png)), png };
};
const isBlack = ({ rowBytes, bits }: Dots, x: number, y: number): boolean =>
  ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) > 0;

/** Dots that differ between what we meant and what was printed, in a part of the label. */
const differing = (dots: Dots, print: Awaited<ReturnType<typeof printed>>): number => {
  let count = 0;
  for (let y = 0; y < dots.height; y++)
    for (let x = 0; x < dots.width; x++)
      if (isBlack(dots, x, y) !== (print.grey[y * print.width + x] ?? 255) < 128) count++;
  return count;
};

const codesIn = async (png: Buffer): Promise<string[]> =>
  (await symbolsInPng(png)).map(({ format, text }) => `${format} ${text}`).toSorted();

describe('labels for label printers', () => {
  const made = [
    {
      what: 'a pallet',
      mm: PALLET_LABEL_MM,
      marks: (dots: number) => palletLabel({ ...samplePallet, customer: LETTERS }, drawCode, dots),
      codes: [`Code128 ${samplePallet.barcode}`, `QRCode ${samplePallet.qr}`],
    },
    {
      what: 'a product',
      mm: PRODUCT_LABEL_MM,
      marks: (dots: number) => productLabel({ ...sampleProduct, lines: [LETTERS, LETTERS] }, drawCode, dots),
      codes: [`Code128 ${sampleProduct.barcode}`, `QRCode ${sampleProduct.qr}`],
    },
    {
      what: 'a rack',
      mm: RACK_LABEL_MM,
      marks: (dots: number) =>
        rackLabel({ code: 'A-05', place: `A, ${LETTERS}`, barcode: 'STOVAS-A-05' }, drawCode, dots),
      codes: ['Code128 STOVAS-A-05'],
    },
    {
      what: 'a rack with a long code',
      mm: RACK_LABEL_MM,
      marks: (dots: number) => rackLabel({ code: 'ŠALTA-SALĖ-12', place: '', barcode: 'R'.repeat(60) }, drawCode, dots),
      codes: [`QRCode ${'R'.repeat(60)}`],
    },
  ];

  it.each(made.flatMap((each) => [8, 12].map((dotsPerMm) => ({ ...each, dotsPerMm }))))(
    'BEY-23a $what at $dotsPerMm dots a mm: an independent renderer prints our ZPL dot by dot, and an independent decoder reads every code',
    async ({ mm, marks, codes, dotsPerMm }) => {
      const dots = await dotsOf(labelSvg(marks(dotsPerMm / 8), mm, dotsPerMm / 8, letterPath));
      expect([dots.width, dots.height]).toEqual([mm.width * dotsPerMm, mm.height * dotsPerMm]);
      const zpl = zplOf(dots);
      const print = await printed(zpl, mm, dotsPerMm);
      expect(differing(dots, print)).toBe(0);
      expect(await codesIn(print.png)).toEqual(codes.toSorted());
      expect(zpl.length).toBeLessThan(dots.bits.length);
    },
  );

  it.each([
    {
      what: 'a pallet',
      mm: PALLET_LABEL_MM,
      marks: (barcode: string) => palletLabel({ ...samplePallet, barcode }, drawCode, 1),
      qr: samplePallet.qr,
    },
    {
      what: 'a product',
      mm: PRODUCT_LABEL_MM,
      marks: (barcode: string) => productLabel({ ...sampleProduct, barcode }, drawCode, 1),
      qr: sampleProduct.qr,
    },
  ])(
    'BEY-23a $what whose number no bars hold says so in their place, and its square is read',
    async ({ mm, marks, qr }) => {
      for (const barcode of ['SC-ŽĖ1.L1', 'SC-РЩ2.L1', 'R'.repeat(60)]) {
        const drawn = marks(barcode);
        const letters = drawn.flatMap((mark) => (mark.kind === 'letter' ? [mark.char] : [])).join('');
        expect(letters).toContain('Brūkšniųnėra:jienetalpinaŽĖ.Skenuokitekvadratą.');
        const print = await printed(zplOf(await dotsOf(labelSvg(drawn, mm, 1, letterPath))), mm, 8);
        expect(await codesIn(print.png)).toEqual([`QRCode ${qr}`]);
      }
    },
  );
});
