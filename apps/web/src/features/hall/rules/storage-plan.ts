import type { PickStop, PlannedRack } from './pick-list';

/** A rack on the plan; lengths are units of the drawing. */
export interface RackBox {
  readonly rack: PlannedRack;
  readonly x: number;
  readonly y: number;
}
export interface StoragePlan {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly RackBox[];
  readonly zones: readonly { readonly name: string; readonly y: number }[];
  /** Where the walk ends: the place of the pallet, at the wall with the gates. */
  readonly end: { readonly x: number; readonly y: number };
  /** Where work centers are named that units still stand at: below the racks, from the left. */
  readonly centers: readonly { readonly x: number; readonly y: number }[];
}

export const BOX = { width: 62, height: 44 } as const;
export const GOAL = { width: 94, height: 42, behind: 10 } as const;
export const CENTER = { width: 150, height: 42, most: 2 } as const;
const GAP = 8;
const MARGIN = 30;
const AISLE = 76;
const IN_A_ROW = 6;
const FOOT = 74;

/**
 * Racks as they are walked along: a row a zone, from left to right in walking order; a long zone takes several rows. It
 * shows who stands beside whom and in which order they come, not metres: nobody has measured the hall.
 */
export const storagePlan = (racks: readonly PlannedRack[]): StoragePlan => {
  const zones = new Map<string, PlannedRack[]>();
  for (const rack of racks) zones.set(rack.zone, [...(zones.get(rack.zone) ?? []), rack]);
  const rows: { readonly name: string; readonly racks: readonly PlannedRack[] }[] = [];
  for (const [name, own] of zones)
    for (let from = 0; from < own.length; from += IN_A_ROW)
      rows.push({ name: from === 0 ? name : '', racks: own.slice(from, from + IN_A_ROW) });
  const boxes = rows.flatMap((row, at) =>
    row.racks.map((rack, nth) => ({
      rack,
      x: MARGIN + nth * (BOX.width + GAP),
      y: MARGIN + at * (BOX.height + AISLE),
    })),
  );
  const width = 2 * MARGIN + IN_A_ROW * (BOX.width + GAP) + MARGIN;
  const height = MARGIN + rows.length * (BOX.height + AISLE) + FOOT;
  return {
    width,
    height,
    boxes,
    zones: rows.flatMap(({ name }, at) => (name === '' ? [] : [{ name, y: MARGIN + at * (BOX.height + AISLE) - 8 }])),
    end: { x: width - MARGIN - 10, y: height - FOOT + 6 },
    centers: Array.from({ length: CENTER.most }, (_, nth) => ({
      x: MARGIN + nth * (CENTER.width + GAP),
      y: height - FOOT + 6,
    })),
  };
};

/**
 * The way along the aisles from rack to rack to the pallet, as an SVG path: below each row, round the end of the rows.
 */
export const walkPath = (plan: StoragePlan, stops: readonly PickStop[]): string => {
  const places = stops.flatMap(({ rack }) => plan.boxes.filter((box) => box.rack.id === rack.id));
  if (places.length === 0) return '';
  const side = plan.width - MARGIN - 10;
  const aisleOf = ({ y }: RackBox): number => y + BOX.height + AISLE / 3;
  const parts = places.map((box, at) => {
    const before = places[at - 1];
    const middle = box.x + BOX.width / 2;
    const aisle = aisleOf(box);
    const reach =
      before === undefined
        ? `M${middle} ${aisle}`
        : aisleOf(before) === aisle
          ? `H${middle}`
          : `H${side}V${aisle}H${middle}`;
    return `${reach}V${box.y + BOX.height + 3}V${aisle}`;
  });
  return `${parts.join('')}H${side}V${plan.end.y}`;
};
