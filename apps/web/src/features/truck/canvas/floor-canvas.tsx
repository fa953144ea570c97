import { useMemo, type DOMAttributes } from 'react';
import type { Truck, TruckLoad } from '@mullion/contracts';
import { truckFloor } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { blockedStops, productFromWire, truckWarnings, usedLengthMm, type PlacedPallet } from '@mullion/packing-model';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStableFocus } from '../../../kits/editor/use-stable-focus';
import { useLanguage } from '../../../kits/address/language';
import { InUseFlags } from '../../../entities/presence/in-use-flags';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { useWidth } from '../../../kits/elements/use-width';
import type { FloorSuggestion } from '../rules/floor-suggestion';
import { useFloorGhost } from '../state/ghost';
import type { PalletsWithHoles } from '../state/use-missing-units';

export interface FloorCanvasProps {
  readonly truck: Truck;
  readonly draft: FloorDraft;
  readonly selectedId: number | null;
  /** All others step back. */
  readonly singledOut: number | null;
  /** A shorter floor that could be had: drawn as ghosts. */
  readonly suggested: FloorSuggestion | null;
  readonly handlers: DOMAttributes<HTMLElement>;
  /** Pallets that wait for units. */
  readonly holes: PalletsWithHoles;
}
const TALLEST_PX = 420;
const LEAST_WIDTH_PX = 320;
const LAST_DIGITS = 4;
/** What makes a pallet red. */
const RED = new Set(['truck.overlap', 'truck.outside_width']);

/** Pallets that overlap, leave the width or stand in the way of an earlier stop. */
export const errorIdsOf = (draft: FloorDraft, placed: readonly PlacedPallet[]): ReadonlySet<number> =>
  new Set([
    ...truckWarnings(draft.floor, placed)
      .filter((warning) => RED.has(warning.code))
      .flatMap(({ params }) => [params['pallet'], params['other']])
      .filter((id) => typeof id === 'number'),
    ...blockedStops(placed).flatMap(({ blockerIds }) => blockerIds),
  ]);

/** Everything but the pallet singled out; nothing when that one is not on this floor. */
const singledOutOf = (placed: readonly PlacedPallet[], singledOut: number | null): ReadonlySet<number> =>
  new Set(
    placed.some(({ id }) => id === singledOut) ? placed.map(({ id }) => id).filter((id) => id !== singledOut) : [],
  );

/** The floor from above, to scale, as it is or as it would be after the gesture that is going on. */
export const FloorCanvas = ({ truck, draft, selectedId, singledOut, suggested, handlers, holes }: FloorCanvasProps) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const preview = useFloorGhost();
  const [box, widthPx] = useWidth(1000, LEAST_WIDTH_PX);
  useStableFocus(box, selectedId === null ? null : `[data-pallet-id="${selectedId}"][tabindex]`);
  const placed = preview?.placed ?? suggested?.placed ?? draft.placed;
  const drawing = useMemo(() => {
    const byId = new Map<number, TruckLoad>(truck.pallets.map((load) => [load.pallet_id, load]));
    const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
    const numberOf = (id: number) => byId.get(id)?.shown_number ?? `#${id}`;
    return truckFloor(draft.floor, placed, {
      theme: 'screen',
      detail: widthPx < 560 ? 'compact' : 'full',
      widthPx,
      heightPx: TALLEST_PX,
      isInteractive: true,
      selectedId: selectedId ?? undefined,
      errorIds: errorIdsOf(draft, placed),
      missing: new Map([...holes].map(([id, { missing }]) => [id, missing.map(productFromWire)])),
      liftedId: preview?.palletId,
      greyIds: singledOutOf(placed, singledOut),
      fixedIds: new Set(placed.filter((pallet) => pallet.isFixed).map(({ id }) => id)),
      ...(suggested ? { loadedIds: new Set(placed.map(({ id }) => id).filter((id) => !suggested.moved.has(id))) } : {}),
      group: ({ id }) => (byId.get(id)?.group ?? 0) + 1,
      texts: {
        name: t('floor.name', {
          truck: truck.description,
          count: placed.length,
          used: number(usedLengthMm(placed)),
          length: number(truck.length),
        }),
        label: ({ id }) => numberOf(id).slice(-LAST_DIGITS),
        subLabel: ({ massKg }) => t('floor.mass', { mass: number(Math.round(massKg)) }),
        palletName: (pallet) =>
          t(pallet.isFixed ? 'floor.palletFixed' : 'floor.pallet', {
            pallet: numberOf(pallet.id),
            stop: pallet.dispatchPriority >= 100 ? '–' : pallet.dispatchPriority,
            mass: number(Math.round(pallet.massKg)),
            x: number(pallet.xMm),
            y: number(pallet.yMm),
          }),
        used: (mm) => t('floor.used', { mm }),
        metres: (mm) => t('floor.metres', { m: number(mm / 1000, 1) }),
      },
    });
  }, [truck, draft, placed, preview?.palletId, selectedId, singledOut, suggested, holes, widthPx, t, language]);
  return (
    <div ref={box} data-hotkeys="" className={`paper floor-canvas${preview ? ' busy' : ''}`} {...handlers}>
      <SvgDrawing interactive label={String(drawing.attrs['aria-label'] ?? '')} drawing={drawing} />
      <InUseFlags box={box} kind="pallet" />
    </div>
  );
};
