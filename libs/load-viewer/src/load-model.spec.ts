import {
  DEFAULT_OFFSET_LIMITS,
  generateStructure,
  planks,
  type PalletLoad,
  type PlacedProduct,
} from '@mullion/packing-model';
import {
  boundsOfTruck,
  frameOf,
  palletModel,
  palletsOnTruck,
  placeMark,
  truckModel,
  driveInLengthOf,
  type LoadMarks,
} from './load-model';
import { barsOf } from './product-model';
import { boundsOfModel, boxEdges, type Model, type Solid } from './solids';
import type { FaceOf, LoadFace, ViewerTruck, ViewerTruckPallet } from './viewer-types';

const modelOf = (truck: ViewerTruck, faceOf?: FaceOf, shown?: ReadonlySet<number>): Model =>
  truckModel(truck, palletsOnTruck(truck, faceOf, none), shown);
const none: LoadMarks = { selectedIds: new Set(), errorIds: new Set() };
const face: LoadFace = {
  sashes: [{ x: 68, y: 68, width: 1064, height: 764 }],
  panes: [{ x: 130, y: 130, width: 940, height: 640 }],
  panels: [],
  openings: [
    [
      [68, 68],
      [1132, 450],
      [68, 832],
    ],
  ],
};
const product = (more: Partial<PlacedProduct> = {}): PlacedProduct => ({
  id: 5,
  orderKey: 'a',
  addressKey: 'b',
  category: 1,
  widthMm: 1200,
  heightMm: 900,
  depthMm: 100,
  massKg: 60,
  canBeFlipped: true,
  partOf: null,
  xMm: 20,
  yMm: 30,
  zMm: 0,
  isFlipped: false,
  ...more,
});
const loadOf = (products: readonly PlacedProduct[]): PalletLoad => {
  const load: PalletLoad = {
    lengthMm: 2000,
    widthMm: 1000,
    limits: {
      palletHeightMm: 120,
      maxHeightMm: 2500,
      maxMassKg: 2000,
      spacingBetweenMm: 10,
      spacingEndsMm: 20,
      spacingSidesMm: 20,
      offset: DEFAULT_OFFSET_LIMITS,
    },
    products,
    structure: null,
    makesLegs: true,
    tallPalletRule: false,
  };
  return { ...load, structure: generateStructure(load) };
};
const volume = (solid: Solid): number =>
  (solid.max[0] - solid.min[0]) * (solid.max[1] - solid.min[1]) * (solid.max[2] - solid.min[2]);
const ofProduct = (solids: readonly Solid[]): Solid[] => solids.filter((solid) => solid.pickId === 5);

describe('a pallet in 3D', () => {
  it('has a box for every plank, none of them an answer to a click', () => {
    const load = loadOf([]);
    const wood = palletModel(load, undefined, none).solids;
    expect(wood).toHaveLength(planks(load).length);
    expect(wood.every((solid) => solid.color === 'wood' && solid.pickId === null)).toBe(true);
    expect(boundsOfModel(palletModel(load, undefined, none))).toEqual({ min: [0, 0, -120], max: [2000, 1000, 0] });
  });

  it('builds a frame around its glass without overlap or gap', () => {
    const parts = ofProduct(palletModel(loadOf([product()]), () => face, none).solids);
    const frame = parts.filter((solid) => solid.color === 'frame');
    const glass = parts.filter((solid) => solid.color === 'glass');
    expect(frame.reduce((sum, solid) => sum + volume(solid), 0)).toBeCloseTo((1200 * 900 - 940 * 640) * 100, 3);
    expect(glass).toHaveLength(1);
    // the upper left corner of the pane, in the middle third of the depth
    expect(glass[0]?.min).toEqual([150, 66, 130]);
    expect(glass[0]?.max).toEqual([1090, 94, 770]);
  });

  it('turns a flipped product by a quarter, inside its own box', () => {
    const parts = ofProduct(palletModel(loadOf([product({ isFlipped: true })]), () => face, none).solids);
    expect(boundsOfModel({ solids: parts, strokes: [] })).toEqual({ min: [20, 30, 0], max: [920, 130, 1200] });
    const pane = parts.find((solid) => solid.color === 'glass');
    expect([(pane?.max[0] ?? 0) - (pane?.min[0] ?? 0), (pane?.max[2] ?? 0) - (pane?.min[2] ?? 0)]).toEqual([640, 940]);
  });

  it('colours the selected and the wrong product', () => {
    const marks = { selectedIds: new Set([5]), errorIds: new Set([6]) };
    const { solids, strokes } = palletModel(
      loadOf([product(), product({ id: 6, yMm: 200 }), product({ id: 7, yMm: 400 })]),
      undefined,
      marks,
    );
    expect(solids.filter((solid) => solid.pickId !== null).map((solid) => solid.color)).toEqual([
      'selected',
      'error',
      'frame',
    ]);
    expect(strokes.map((stroke) => stroke.color)).toEqual(['woodLine', 'selectedLine', 'errorLine', 'line']);
  });

  it('PLN-09 marks all that is chosen: a product with what stands on it', () => {
    const load = loadOf([product(), product({ id: 6, zMm: 900 }), product({ id: 7, yMm: 400 })]);
    const { solids } = palletModel(load, undefined, { selectedIds: new Set([5, 6]), errorIds: new Set() });
    expect(solids.filter((solid) => solid.pickId !== null).map((solid) => solid.color)).toEqual([
      'selected',
      'selected',
      'frame',
    ]);
  });

  it('draws additions without glass', () => {
    const solids = ofProduct(palletModel(loadOf([product({ category: 0 })]), () => face, none).solids);
    expect(solids.map((solid) => solid.color)).toEqual(['profile']);
  });
});

describe('a truck in 3D', () => {
  const floor = { lengthMm: 13600, widthMm: 2480, heightMm: 3000, maxMassKg: 24000, betweenPalletsMm: 50 };
  const pallet = (more: Partial<ViewerTruckPallet> = {}): ViewerTruckPallet => ({
    id: 147,
    lengthMm: 2000,
    widthMm: 1000,
    heightMm: 1800,
    massKg: 900,
    dispatchPriority: 1,
    allowTurn: true,
    xMm: 100,
    yMm: 50,
    isTurned: false,
    group: 9,
    ...more,
  });
  const parts = (each: ViewerTruckPallet): Solid[] =>
    modelOf({ floor, pallets: [each] }, () => face).solids.filter((solid) => solid.pickId === 147);

  it('BEY-13a leaves out a product that is made again and outlines its place', () => {
    const load = loadOf([product(), product({ id: 6, yMm: 200 })]);
    const drawn = (missing: ViewerTruckPallet['missing']) =>
      modelOf({ floor, pallets: [pallet({ load, ...(missing && { missing }) })] });
    const [whole, waiting] = [drawn(undefined), drawn([product({ id: 6, yMm: 200 })])];
    expect(waiting.solids).toHaveLength(whole.solids.length - 1);
    const outline = waiting.strokes.filter(({ color }) => color === 'errorLine');
    expect(outline).toHaveLength(1);
    expect(whole.strokes.some(({ color }) => color === 'errorLine')).toBe(false);
  });

  it('stands a pallet without known load as a block in the colour of its group', () => {
    const solids = parts(pallet());
    expect(solids.some((solid) => solid.color === 'group1' && solid.max[2] - solid.min[2] === 1680)).toBe(true);
    expect(boundsOfModel({ solids, strokes: [] }).max).toEqual([2125, 1075, 1820]);
  });

  it('stands the products of a pallet on the plate of its group, all answering to the pallet', () => {
    const solids = parts(pallet({ load: loadOf([product()]) }));
    const glass = solids.filter((solid) => solid.color === 'glass');
    expect(glass).toHaveLength(1);
    expect(glass[0]?.min[0]).toBe(100 + 20 + 130);
    expect(glass[0]?.min[2]).toBe(20 + 120 + 130);
  });

  it('turns a pallet with what stands on it', () => {
    const solids = parts(pallet({ isTurned: true, load: loadOf([product()]) }));
    expect(boundsOfModel({ solids, strokes: [] })).toMatchObject({
      min: [75, 25, 0],
      max: [1125, 2075, 20 + 120 + 900],
    });
    const glass = solids.find((solid) => solid.color === 'glass');
    expect((glass?.max[1] ?? 0) - (glass?.min[1] ?? 0)).toBe(940);
  });
});

describe('BEY-07a a truck in 3D while it is loaded', () => {
  const floor = { lengthMm: 13600, widthMm: 2480, heightMm: 2700, maxMassKg: 24000, betweenPalletsMm: 50 };
  const pallet = (id: number, xMm: number): ViewerTruckPallet => ({
    ...{ id, lengthMm: 2400, widthMm: 1200, heightMm: 1800, massKg: 900, dispatchPriority: 1, allowTurn: true },
    ...{ xMm, yMm: 0, isTurned: false, group: 1 },
  });
  const truck = { floor, pallets: [pallet(1, 0), pallet(2, 2450), pallet(3, 11_100)] };
  const picked = (shown?: ReadonlySet<number>) =>
    new Set(modelOf(truck, undefined, shown).solids.map(({ pickId }) => pickId));

  it('shows what is loaded, and looks at it from one place all the while', () => {
    expect(picked(new Set([1]))).toEqual(new Set([null, 1]));
    expect(picked()).toEqual(new Set([null, 1, 2, 3]));
    expect(boundsOfTruck(truck).max).toEqual([14_100, 2480, 2700]);
    expect(boundsOfTruck({ floor, pallets: [] })).toEqual(boundsOfTruck(truck));
  });

  it('has a cab before the headboard and the axles where the trailer is weighed', () => {
    const { model, wheels } = frameOf(truck);
    expect(model.solids.some(({ color, max }) => color === 'steel' && max[0] < 0 && max[2] > 2000)).toBe(true);
    expect(wheels.map(({ centre }) => centre[0]).filter((x) => x > 5000)).toEqual([
      8590, 8590, 9900, 9900, 11_210, 11_210,
    ]);
    const [low] = boundsOfTruck(truck).min.slice(2);
    for (const { centre, radiusMm } of wheels) expect(centre[2] - radiusMm).toBe(low);
  });

  it('marks the place of a pallet on the floor before it gets there from the doors', () => {
    const [mark] = placeMark(truck.pallets[1] as ViewerTruckPallet).solids;
    expect([mark?.min.slice(0, 2), mark?.max.slice(0, 2)]).toEqual([
      [2450, 0],
      [4850, 1200],
    ]);
    expect(truck.pallets.map((each) => driveInLengthOf(truck, each))).toEqual([11_200, 8750, 1200]);
  });
});

describe('bars and edges', () => {
  it('cut several holes at different heights', () => {
    const bars = barsOf(100, 100, [
      { x: 10, y: 10, width: 30, height: 80 },
      { x: 50, y: 20, width: 40, height: 30 },
    ]);
    expect(bars.reduce((sum, bar) => sum + bar.width * bar.height, 0)).toBe(100 * 100 - 30 * 80 - 40 * 30);
  });

  it('are twelve for a box', () => {
    const edges = boxEdges([0, 0, 0], [1, 2, 3]);
    expect(edges).toHaveLength(24);
    expect(new Set(edges.map(String)).size).toBe(8);
  });
});
