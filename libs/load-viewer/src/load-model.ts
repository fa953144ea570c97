import { boxOf, floorRect, planks, type PalletLoad, type PlacedProduct } from '@mullion/packing-model';
import { groupColor } from './palette';
import { productModel, type ProductLook } from './product-model';
import { boxEdges, joinModels, pickAs, placeModel, type Model, type Vector } from './solids';
import { truckFrame, type TruckFrame } from './truck-frame';
import type { FaceOf, ViewerTruck, ViewerTruckPallet } from './viewer-types';

export interface LoadMarks {
  readonly selectedIds: ReadonlySet<number>;
  readonly errorIds: ReadonlySet<number>;
}

/** The plate below a pallet on a truck that carries its group's colour. */
const PLATE_MM = 20;
const PLATE_EDGE_MM = 25;
const MARK_MM = 6;
const LEAST_DRIVE_IN_MM = 1200;

const stateOf = (id: number, marks: LoadMarks): ProductLook['state'] => {
  if (marks.selectedIds.has(id)) return 'selected';
  return marks.errorIds.has(id) ? 'error' : 'plain';
};

const timberModel = (load: PalletLoad): Model => {
  const parts = planks(load).map((plank) => ({
    min: [plank.xMm, plank.yMm, plank.zMm] as Vector,
    max: [plank.xMm + plank.sizeXMm, plank.yMm + plank.sizeYMm, plank.zMm + plank.sizeZMm] as Vector,
  }));
  const deck = { min: [0, 0, -load.limits.palletHeightMm] as Vector, max: [load.lengthMm, load.widthMm, 0] as Vector };
  const boxes = parts.length > 0 ? parts : [deck];
  return {
    solids: boxes.map((box) => ({ color: 'wood', ...box, pickId: null })),
    strokes: [{ color: 'woodLine', points: boxes.flatMap((box) => boxEdges(box.min, box.max)) }],
  };
};

const productLook = (
  product: PlacedProduct,
  faceOf: FaceOf | undefined,
  state: ProductLook['state'],
  isPlain: boolean,
): ProductLook => ({
  face: faceOf === undefined || product.category === 0 ? null : faceOf(product),
  state,
  isPlain,
});

/** A pallet with its products; z = 0 is the deck. A click on a part means its product. */
export const palletModel = (load: PalletLoad, faceOf: FaceOf | undefined, marks: LoadMarks): Model =>
  joinModels([
    timberModel(load),
    ...load.products.map((product) =>
      productModel(product, productLook(product, faceOf, stateOf(product.id, marks), false)),
    ),
  ]);

const blockModel = (pallet: ViewerTruckPallet, timberMm: number): Model => {
  const base = { min: [0, 0, 0] as Vector, max: [pallet.lengthMm, pallet.widthMm, timberMm] as Vector };
  const block = {
    min: [0, 0, timberMm] as Vector,
    max: [pallet.lengthMm, pallet.widthMm, Math.max(pallet.heightMm, timberMm + 1)] as Vector,
  };
  return {
    solids: [
      { color: 'wood', ...base, pickId: pallet.id },
      { color: groupColor(pallet.group), ...block, pickId: pallet.id },
    ],
    strokes: [
      { color: 'woodLine', points: boxEdges(base.min, base.max) },
      { color: 'line', points: boxEdges(block.min, block.max) },
    ],
  };
};

/** Where a product is to stand that is not there yet. */
const holeModel = (product: PlacedProduct): Model => {
  const { x0, x1, y0, y1, z0, z1 } = boxOf(product);
  return { solids: [], strokes: [{ color: 'errorLine', points: boxEdges([x0, y0, z0], [x1, y1, z1]) }] };
};

const loadedModel = (load: PalletLoad, missing: readonly PlacedProduct[], faceOf: FaceOf | undefined): Model => {
  const timber = timberModel(load);
  const bottomMm = timber.solids.reduce((low, solid) => Math.min(low, solid.min[2]), 0);
  const gone = new Set(missing.map(({ id }) => id));
  const products = load.products
    .filter(({ id }) => !gone.has(id))
    .map((product) => productModel(product, productLook(product, faceOf, 'plain', true)));
  return placeModel(joinModels([timber, ...products, ...missing.map(holeModel)]), [0, 0, -bottomMm], null);
};

/** Timber of a pallet whose load is not known. */
const USUAL_TIMBER_MM = 120;

/** One pallet of a truck in its place. */
export const truckPalletModel = (pallet: ViewerTruckPallet, faceOf: FaceOf | undefined, marks: LoadMarks): Model => {
  const { x0, x1, y0, y1 } = floorRect(pallet);
  const content = pallet.load
    ? loadedModel(pallet.load, pallet.missing ?? [], faceOf)
    : blockModel(pallet, USUAL_TIMBER_MM);
  const state = stateOf(pallet.id, marks);
  const plate = {
    min: [x0 - PLATE_EDGE_MM, y0 - PLATE_EDGE_MM, 0] as Vector,
    max: [x1 + PLATE_EDGE_MM, y1 + PLATE_EDGE_MM, PLATE_MM] as Vector,
  };
  const edge = state === 'error' ? 'errorLine' : 'selectedLine';
  const ring: Model = {
    solids: [],
    strokes:
      state === 'plain'
        ? []
        : [{ color: edge, points: boxEdges([x0, y0, PLATE_MM], [x1, y1, pallet.heightMm + PLATE_MM]) }],
  };
  const base: Model = {
    solids: [{ color: groupColor(pallet.group), ...plate, pickId: pallet.id }],
    strokes: [],
  };
  const placed = placeModel(content, [x0, y0, PLATE_MM], pallet.isTurned ? { lengthMm: pallet.lengthMm } : null);
  return joinModels([base, pickAs(placed, pallet.id), ring]);
};

const lengthOf = ({ floor, pallets }: ViewerTruck): number =>
  floor.lengthMm ?? Math.max(1000, ...pallets.map((pallet) => floorRect(pallet).x1));

/** The truck itself, of the length its floor has or its load needs. */
export const frameOf = (truck: ViewerTruck): TruckFrame => truckFrame(truck.floor, lengthOf(truck));

/** The place of a pallet on the floor, marked before it gets there. */
export const placeMark = (pallet: ViewerTruckPallet): Model => {
  const { x0, x1, y0, y1 } = floorRect(pallet);
  const [min, max] = [[x0, y0, 0] as Vector, [x1, y1, MARK_MM] as Vector];
  return {
    solids: [{ color: 'selected', min, max, pickId: pallet.id }],
    strokes: [{ color: 'selectedLine', points: boxEdges(min, max) }],
  };
};

/** How far from its place a pallet comes in: from inside the doors, for one at the doors from a step outside. */
export const driveInLengthOf = (truck: ViewerTruck, pallet: ViewerTruckPallet): number =>
  Math.max(LEAST_DRIVE_IN_MM, lengthOf(truck) - floorRect(pallet).x1);

/** The pallets of a truck, each in its place; a click on a part means its pallet. */
export const palletsOnTruck = (
  truck: ViewerTruck,
  faceOf: FaceOf | undefined,
  marks: LoadMarks,
): ReadonlyMap<number, Model> =>
  new Map(truck.pallets.map((pallet) => [pallet.id, truckPalletModel(pallet, faceOf, marks)]));

/** A truck with its pallets, or those of them that are `shown`; z = 0 is the floor, x = 0 the headboard. */
export const truckModel = (
  truck: ViewerTruck,
  pallets: ReadonlyMap<number, Model>,
  shown?: ReadonlySet<number>,
): Model =>
  joinModels([
    frameOf(truck).model,
    ...[...pallets].filter(([id]) => shown?.has(id) ?? true).map(([, model]) => model),
  ]);

/** The box a truck is looked at in: the same however much of it is loaded. */
export const boundsOfTruck = (truck: ViewerTruck): { readonly min: Vector; readonly max: Vector } => {
  const { min, max } = frameOf(truck);
  const rects = truck.pallets.map((pallet) => ({ ...floorRect(pallet), z1: pallet.heightMm }));
  return {
    min: [min[0], Math.min(min[1], ...rects.map(({ y0 }) => y0)), min[2]],
    max: [
      Math.max(max[0], ...rects.map(({ x1 }) => x1)),
      Math.max(max[1], ...rects.map(({ y1 }) => y1)),
      Math.max(max[2], ...rects.map(({ z1 }) => z1)),
    ],
  };
};
