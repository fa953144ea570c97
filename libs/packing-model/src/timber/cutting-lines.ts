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
  /**
   * Where they are nailed: from the left end of the pallet, those of layer 2 from its back edge; to the near side of
   * each plank.
   */
  readonly positionsMm: readonly number[];
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
    const before = lines.get(kind);
    lines.set(kind, {
      palletNumber,
      layer: plank.layer,
      lengthMm: plank.lengthMm,
      widthMm: plank.widthMm,
      thicknessMm: plank.sizeZMm,
      pieces: (before?.pieces ?? 0) + 1,
      positionsMm: [...(before?.positionsMm ?? []), plank.layer === 2 ? plank.yMm : plank.xMm].toSorted(
        (a, b) => a - b,
      ),
    });
  }
  return [...lines.values()];
}

/**
 * Where the planks are nailed, a line a plank kind under a head; the file beside the cutting file, for whoever puts the
 * pallet together.
 */
export function printPlankPositions(lines: readonly CuttingLine[], head: readonly string[], separator = ';'): string {
  const rows = lines.map((l) => [
    plain(l.palletNumber),
    l.layer,
    `${l.widthMm} x ${l.thicknessMm}`,
    l.lengthMm,
    l.pieces,
    l.positionsMm.join(' '),
  ]);
  return [head.map(plainWords), ...rows].map((row) => `${row.join(separator)}\r\n`).join('');
}

/** A cell holds letters and digits alone: nothing that parts cells, nothing that a spreadsheet would work out. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const plainWords = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, '');

/** The cutting file's text, one line a plank kind, lines ended by CR LF as saws expect. */
export function printCuttingLines(
  lines: readonly CuttingLine[],
  form: CuttingFileForm = { separator: ';', decimalSign: ',' },
): string {
  const number = (value: number): string => String(value).replace('.', form.decimalSign);
  return lines
    .map(
      (l) =>
        [plain(l.palletNumber), l.layer, ...[l.lengthMm, l.widthMm, l.thicknessMm, l.pieces].map(number)].join(
          form.separator,
        ) + '\r\n',
    )
    .join('');
}
