import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';

/** Dots to the inch of a label printer. */
const LABEL_DPI = 203.2;
/** Four bytes of a pixel as one number, alpha first. */
const [BLACK, WHITE] = [0xff000000, 0xffffffff];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** A byte a pixel, 0 is black. */
  readonly grey: Uint8Array;
}

type ReadCode = Pick<ReadResult, 'format' | 'text'>;

/** A word of a page and where it stands, in points from the upper left corner. */
export interface Word {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What another program than ours says of a PDF: the same package has them all. */
const poppler = (program: 'pdftoppm' | 'pdftotext' | 'pdfinfo', args: readonly string[]): string =>
  execFileSync((process.env['PDFTOPPM'] ?? 'pdftoppm').replace(/pdftoppm$/, program), args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const withFile = <Result>(pdf: Uint8Array, work: (file: string, folder: string) => Result): Result => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paper-'));
  try {
    const file = path.join(folder, 'sheet.pdf');
    writeFileSync(file, pdf);
    return work(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A page of a PDF in grey, as many dots to the inch as asked: a PGM, whose pixels follow its head of three lines. */
export const renderedPage = (pdf: Uint8Array, dpi: number, page = 1): Picture =>
  withFile(pdf, (file, folder) => {
    poppler('pdftoppm', [
      '-gray',
      '-singlefile',
      '-f',
      String(page),
      '-r',
      String(dpi),
      file,
      path.join(folder, 'page'),
    ]);
    const pgm = readFileSync(path.join(folder, 'page.pgm'));
    const [head = '', width = '', height = ''] =
      /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(pgm.subarray(0, 40).toString('latin1')) ?? [];
    return { width: Number(width), height: Number(height), grey: pgm.subarray(head.length) };
  });

/** What a scanner reads on a page as a label printer prints it. */
export const codesOn = async (pdf: Uint8Array, page = 1): Promise<string[]> => {
  const { width, height, grey } = renderedPage(pdf, LABEL_DPI, page);
  // a pixel at a time: red, green, blue and no transparency
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (grey[at] ?? 255) < 128 ? BLACK : WHITE;
  const found = await codesIn({ width, height, data: new Uint8ClampedArray(pixels.buffer) });
  return found.map(({ text }) => text);
};

/** What a phone reads in a PNG, as of a screen: the kind of each code and its text. */
export const symbolsInPng = async (png: Uint8Array): Promise<ReadCode[]> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return codesIn({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
};
/** Their texts alone. */
export const codesInPng = async (png: Uint8Array): Promise<string[]> =>
  (await symbolsInPng(png)).map(({ text }) => text);

/** What a screen shows, as a PNG. */
export const pictureOf = async (png: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(png).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const from = at * channels;
    // a picture without colours may come with one channel
    grey[at] =
      channels < 3
        ? (data[from] ?? 255)
        : Math.round(((data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) / 3);
  }
  return { width, height, grey };
};

/** The decoder is made ready once: given its file again it is compiled again. */
let isReady = false;
const makeReady = (): void => {
  if (isReady) return;
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
  });
  isReady = true;
};

const codesIn = async ({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Promise<ReadCode[]> => {
  makeReady();
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode', 'Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 200,
  });
  return found.filter((code) => code.isValid);
};

const unescaped = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|amp);/g,
    (_entity, name: 'lt' | 'gt' | 'quot' | 'amp') => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name],
  );

/** The words of a PDF in their places, by another reader than ours. */
export const wordsOn = (pdf: Uint8Array): Word[] =>
  withFile(pdf, (file) => {
    const pages = poppler('pdftotext', ['-bbox', file, '-']).split('<page ').slice(1);
    return pages.flatMap((text, index) =>
      [
        ...text.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g),
      ].map(([, left, top, right, bottom, word = '']) => ({
        ...{
          page: index + 1,
          text: unescaped(word),
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
        },
      })),
    );
  });

/**
 * The text of each page in the order it was drawn, by another reader than ours, which sees nothing beyond the edge of
 * the sheet.
 */
export const textsOnPages = (pdf: Uint8Array): string[] =>
  withFile(pdf, (file) => poppler('pdftotext', ['-raw', file, '-']).split('\f').slice(0, -1));

/** What a PDF says of itself, and its tags with their texts as a reader for the blind meets them. */
export const describedPdf = (
  pdf: Uint8Array,
): { readonly info: string; readonly tags: string; readonly language: string } =>
  withFile(pdf, (file) => ({
    info: poppler('pdfinfo', [file]),
    tags: poppler('pdfinfo', ['-struct-text', file]),
    language: /\/Lang \(([\w-]+)\)/.exec(Buffer.from(pdf).toString('latin1'))?.[1] ?? '',
  }));
