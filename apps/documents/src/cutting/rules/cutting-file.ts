import { palletStatus, type CuttingForm, type ErrorCode, type PalletDetail } from '@mullion/contracts';
import { cuttingLines, palletFromWire, printCuttingLines, type CuttingLine } from '@mullion/packing-model';

interface SkippedPallet {
  readonly id: PalletDetail['id'];
  readonly shown_number: string;
  readonly rule: string;
}
export interface CuttingFile {
  /** One line a plank kind, pallets in the order asked for; no head, because a saw would cut it. */
  readonly content: string;
  /** Where the planks of the file are nailed, in the same order. */
  readonly lines: readonly CuttingLine[];
  readonly separator: string;
  /** What the file is named by. */
  readonly numbers: readonly string[];
  readonly skipped: readonly SkippedPallet[];
}

const SEPARATOR = { ';': ';', ',': ',', tab: '\t' } as const;

/**
 * Why a pallet is left out: one below status 1 is not prepared, and without a number the planks' pallet could not be
 * found.
 */
const skipRule = (pallet: PalletDetail, lines: readonly unknown[]): string | null => {
  if (pallet.status < palletStatus.prepared || pallet.number === null) return 'not_prepared';
  if (!pallet.printable) return 'not_printable';
  return lines.length === 0 ? 'no_planks' : null;
};

/** The file for the saw of these pallets; it holds the full number, because short ones may repeat. */
export const cuttingFile = (pallets: readonly PalletDetail[], form: CuttingForm): CuttingFile => {
  const all = pallets.map((pallet) => {
    // the height of a pallet, all that the tall pallet rule changes, is not cut
    const lines = cuttingLines(palletFromWire(pallet, false), pallet.number ?? '');
    return { pallet, lines, rule: skipRule(pallet, lines) };
  });
  const signs = { separator: SEPARATOR[form.cutting_separator], decimalSign: form.cutting_decimal_sign };
  const cut = all.filter(({ rule }) => rule === null);
  const lines = cut.flatMap((one) => one.lines);
  return {
    content: printCuttingLines(lines, signs),
    lines,
    separator: signs.separator,
    numbers: cut.map(({ pallet }) => pallet.shown_number),
    skipped: all.flatMap(({ pallet: { id, shown_number }, rule }) =>
      rule === null ? [] : [{ id, shown_number, rule }],
    ),
  };
};

/** Why there is no file when every pallet was left out. */
export const nothingToCut = (pallets: readonly PalletDetail[], skipped: readonly SkippedPallet[]): ErrorCode => {
  if (pallets.every((pallet) => pallet.number === null)) return 'exports.no_pallets';
  return skipped.every(({ rule }) => rule === 'not_prepared')
    ? 'chosen_pallets_not_prepared'
    : 'exports.nothing_to_cut';
};
