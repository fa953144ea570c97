import { useMemo, useRef } from 'react';
import { truckFloor } from '@mullion/drawings';
import { SvgDrawing } from '@mullion/ui-kit';
import { useSize } from '../../kits/elements/use-size';
import { bareFloor, placedOutline, type Outline } from './outlines';

/** Without a number it is one that is nobody's business here. */
export interface FloorPallet extends Outline {
  readonly shown_number: string | null;
  /** Dispatch group, from 1. */
  readonly group: number;
  /** Filled; the others are outlines. */
  readonly isFilled: boolean;
  /** The one to turn to. */
  readonly isNext?: boolean;
}

interface LoadFloorProps {
  readonly length: number;
  readonly width: number;
  readonly pallets: readonly FloorPallet[];
  readonly texts: { readonly name: string; readonly cab: string; readonly doors: string };
}

/** As everywhere, a pallet on a floor bears the last digits of its number. */
const LAST_DIGITS = 4;
const LEAST_PX = 240;
/** No floor is drawn wider, or higher for its width. */
const MOST_PX = 640;
const HEIGHT_SHARE = 0.3;

/** The load of a truck from above for people outside: whose pallets are where, without sizes and weights. */
export const LoadFloor = ({ length, width, pallets, texts }: LoadFloorProps) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const { name, cab, doors } = texts;
  const drawing = useMemo(() => {
    if (!size) return null;
    const widthPx = Math.min(MOST_PX, Math.max(LEAST_PX, size.width));
    const next = pallets.findIndex(({ isNext }) => isNext);
    return truckFloor(bareFloor({ length, width }), pallets.map(placedOutline), {
      theme: 'screen',
      detail: 'compact',
      widthPx,
      heightPx: widthPx * HEIGHT_SHARE,
      group: ({ id }) => pallets[id]?.group ?? 1,
      loadedIds: new Set(pallets.flatMap(({ isFilled }, at) => (isFilled ? [at] : []))),
      ...(next >= 0 && { selectedId: next }),
      texts: {
        name,
        label: ({ id }) => pallets[id]?.shown_number?.slice(-LAST_DIGITS) ?? '',
        used: (mm) => mm,
        metres: String,
        cab,
        doors,
      },
    });
  }, [size, length, width, pallets, name, cab, doors]);
  return <div ref={box}>{drawing && <SvgDrawing label={name} drawing={drawing} />}</div>;
};
