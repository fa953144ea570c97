import type { EvidenceContent, EvidencePallet } from '@mullion/contracts';
import type { PlacedPallet } from '@mullion/packing-model';
import type { DrawingTheme } from './paint';
import type { SvgNode } from './svg-node';
import { truckFloor } from './truck-floor';

export interface EvidenceFloorOptions {
  readonly theme: DrawingTheme;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly texts: {
    readonly name: string;
    /** Below a pallet's number. */
    readonly sub: (pallet: EvidencePallet) => string;
    readonly used: (millimetres: string) => string;
    readonly metres: (lengthMm: number) => string;
    readonly cab: string;
    readonly doors: string;
  };
  /** Pallets of other stops stand in grey. */
  readonly stop?: number | null;
  readonly selectedId?: number | null;
  readonly isInteractive?: boolean;
}

type Floor = Pick<EvidenceContent, 'length' | 'width' | 'height' | 'pallets' | 'others'>;
type Outline = Floor['others'][number];
/** As everywhere, a pallet on a floor bears the last digits of its number. */
const LAST_DIGITS = 4;

const placed = (
  id: number,
  { x, y, is_turned, length, width }: Outline,
  heightMm: number,
  massKg: number,
): PlacedPallet => ({
  ...{ id, xMm: x, yMm: y, isTurned: is_turned, lengthMm: length, widthMm: width, heightMm, massKg },
  dispatchPriority: 1,
  allowTurn: true,
});

/**
 * The floor of a truck as it left: pallets with their numbers in the colours of their stops, those of others as grey
 * outlines without one.
 */
export const evidenceFloor = (floor: Floor, { texts, stop, selectedId, ...options }: EvidenceFloorOptions): SvgNode => {
  const byId = new Map<number, EvidencePallet>(floor.pallets.map((pallet) => [pallet.pallet_id, pallet]));
  const own = floor.pallets.map((pallet) => placed(pallet.pallet_id, pallet, pallet.height, pallet.weight));
  const others = floor.others.map((outline, at) => placed(-at - 1, outline, floor.height, 0));
  const grey = own.filter(({ id }) => stop != null && byId.get(id)?.stop !== stop);
  return truckFloor(
    {
      lengthMm: floor.length,
      widthMm: floor.width,
      heightMm: floor.height,
      maxMassKg: Number.POSITIVE_INFINITY,
      betweenPalletsMm: 0,
    },
    [...own, ...others],
    {
      ...options,
      detail: 'compact',
      hasStops: true,
      ...(selectedId == null ? {} : { selectedId }),
      greyIds: new Set([...grey, ...others].map(({ id }) => id)),
      group: ({ id }) => byId.get(id)?.stop ?? 1,
      labelPx: options.theme === 'print' ? 10 : 14,
      texts: {
        name: texts.name,
        label: ({ id }) => byId.get(id)?.shown_number.slice(-LAST_DIGITS) ?? '',
        subLabel: ({ id }) => {
          const pallet = byId.get(id);
          return pallet ? texts.sub(pallet) : '';
        },
        palletName: ({ id }) => byId.get(id)?.shown_number ?? '',
        used: texts.used,
        metres: texts.metres,
        cab: texts.cab,
        doors: texts.doors,
      },
    },
  );
};
