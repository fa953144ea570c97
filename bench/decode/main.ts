import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareReader, readCodes, type FoundCode } from '@mullion/code-reader';
import sharp from 'sharp';
import { root, runBench } from '../bench';

/** What the decoder's own test asks of these folders, of each as many; of other folders every picture is asked. */
const LEAST: Readonly<Record<string, number>> = { 'code128-2': 14, 'qrcode-2': 53, 'datamatrix-3': 27 };
/** Pictures without a code that a decoder may take for one. */
const isWithoutCodes = (name: string): boolean => name.startsWith('falsepositives');

const { values } = parseArgs({ options: { folder: { type: 'string' } } });

const prepare = (): void => {
  const file = createRequire(path.join(root, 'package.json')).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = readFileSync(file);
  prepareReader({ bytes: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer });
};

const read = async (file: string): Promise<{ readonly codes: FoundCode[]; readonly ms: number }> => {
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const startedAt = performance.now();
  const codes = await readCodes({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
  return { codes, ms: performance.now() - startedAt };
};

/** What a picture holds: a text, or bytes where it is no text. */
const isExpected = (file: string, codes: readonly FoundCode[]): boolean => {
  const beside = file.replace(/\.\w+$/, '');
  if (existsSync(`${beside}.txt`)) {
    const text = readFileSync(`${beside}.txt`, 'utf8');
    return codes.some((code) => code.text === text || code.text === text.trimEnd());
  }
  return existsSync(`${beside}.bin`) && codes.some(({ bytes }) => readFileSync(`${beside}.bin`).equals(bytes));
};

/** Reads one folder and prints its line. @returns whether it holds its limit */
const readFolder = async (folder: string): Promise<boolean> => {
  const name = path.basename(folder);
  const pictures = readdirSync(folder).filter((file) => /\.(png|jpe?g|webp)$/i.test(file));
  const missed: string[] = [];
  let wrong = 0;
  let ms = 0;
  for (const picture of pictures) {
    const { codes, ms: took } = await read(path.join(folder, picture));
    ms += took;
    const isRight = isWithoutCodes(name) ? codes.length === 0 : isExpected(path.join(folder, picture), codes);
    if (isRight) continue;
    missed.push(picture);
    if (codes.length > 0) wrong += 1;
  }
  const right = pictures.length - missed.length;
  const least = isWithoutCodes(name) ? pictures.length : (LEAST[name] ?? pictures.length);
  // a code that is read wrong is worse than none: nobody asks again
  const isWell = pictures.length > 0 && right >= least && wrong === 0;
  const what = isWithoutCodes(name)
    ? `nothing read on ${right} of ${pictures.length}`
    : `${right} of ${pictures.length} read`;
  const left = missed.length > 0 ? `, not: ${missed.join(', ')}` : '';
  console.log(
    `${name.padEnd(20)} ${what} (at least ${least}), ${wrong} wrong, ${(ms / pictures.length).toFixed(1)} ms a picture${left}`,
  );
  return isWell;
};

const main = async (): Promise<number> => {
  if (values.folder === undefined) throw new Error('usage: npm run bench:decode -- --folder DIR');
  const folder = path.resolve(values.folder);
  const inside = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isDirectory());
  prepare();
  let isWell = true;
  for (const each of inside.length > 0 ? inside : [folder]) isWell = (await readFolder(each)) && isWell;
  console.log(isWell ? 'every limit is held' : 'a limit is not held');
  return isWell ? 0 : 1;
};

runBench(main);
