import type { PalletLoad } from '../types';
import { planks } from './planks';

/** One kind of plank to cut for a pallet, in millimetres. */
export interface CuttingLine {
  readonly palletNumber: string;
  readonly layer: 1 | 2 | 3;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly thicknessMm: number;
  readonly pieces: number;
}

/** The company's form of the cutting file. */
export interface CuttingFileForm {
  readonly separator: string;
  readonly decimalSign: string;
}

/** What the saw cuts for a pallet: one line a plank kind, layer 1 left out when legs are not made. */
export function cuttingLines(load: PalletLoad, palletNumber: string): readonly CuttingLine[] {
  const lines = new Map<string, CuttingLine>();
  for (const plank of planks(load)) {
    const kind = [plank.layer, plank.lengthMm, plank.widthMm, plank.sizeZMm].join('/');
    lines.set(kind, {
      palletNumber,
      layer: plank.layer,
      lengthMm: plank.lengthMm,
      widthMm: plank.widthMm,
      thicknessMm: plank.sizeZMm,
      pieces: (lines.get(kind)?.pieces ?? 0) + 1,
    });
  }
  return [...lines.values()];
}

/** A cell holds letters and digits alone: nothing that parts cells, nothing that a spreadsheet would work out. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The cutting file's text, one line a plank kind, lines ended by CR LF as saws expect. */
export function printCuttingLines(lines: readonly CuttingLine[], form: CuttingFileForm = { separator: ';', decimalSign: ',' }): string {
  const number = (value: number): string => String(value).replace('.', form.decimalSign);
  return lines
    .map(
      (l) =>
        [plain(l.palletNumber), l.layer, ...[l.lengthMm, l.widthMm, l.thicknessMm, l.pieces].map(number)].join(form.separator) + '\r\n',
    )
    .join('');
}
