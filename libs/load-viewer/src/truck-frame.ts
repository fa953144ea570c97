import { trailerSupports, type TruckFloor } from '@mullion/packing-model';
import { boxEdges, joinModels, type Model, type Solid, type Vector } from './solids';

const FLOOR_THICKNESS_MM = 30;
const HEADBOARD_THICKNESS_MM = 40;
const HEADBOARD_HEIGHT_MM = 1200;
/** A semi-trailer's floor stands this high over the road; all sizes below are of a usual one, for the picture alone. */
const ROAD_MM = -1150;
const WHEEL_RADIUS_MM = 480;
const WHEEL_WIDTH_MM = 320;
const WHEEL_INSET_MM = 20;
const AXLE_DISTANCE_MM = 1310;
const CAB = { fromMm: -2500, toMm: -800, bottomMm: -750, topMm: 2350, insetMm: 60 } as const;
const WINDOW = { bottomMm: 950, topMm: 1950 } as const;
const FRONT_AXLE_MM = -1900;
/** The tractor's driven axle stands this far before the king pin. */
const BEFORE_KING_PIN_MM = 350;
/** Folded open; as long as they are they would only make the picture small. */
const DOOR_MM = 500;
/** Glass lies this far before the sheet around it. */
const LIFT_MM = 4;

/** A wheel with its axle along the width. */
export interface Wheel {
  readonly centre: Vector;
  readonly radiusMm: number;
  readonly widthMm: number;
}

/** Everything of a truck but its load. */
export interface TruckFrame {
  readonly model: Model;
  readonly wheels: readonly Wheel[];
  /** The box that holds it with the space for the load. */
  readonly min: Vector;
  readonly max: Vector;
}

const wheelsOf = (floor: TruckFloor): Wheel[] => {
  const { kingPin, axles } = trailerSupports(floor);
  const places = [
    FRONT_AXLE_MM,
    kingPin - BEFORE_KING_PIN_MM,
    ...[-1, 0, 1].map((at) => axles + at * AXLE_DISTANCE_MM),
  ];
  const sides = [WHEEL_INSET_MM + WHEEL_WIDTH_MM / 2, floor.widthMm - WHEEL_INSET_MM - WHEEL_WIDTH_MM / 2];
  const heightMm = ROAD_MM + WHEEL_RADIUS_MM;
  return places.flatMap((x) =>
    sides.map((y): Wheel => ({ centre: [x, y, heightMm], radiusMm: WHEEL_RADIUS_MM, widthMm: WHEEL_WIDTH_MM })),
  );
};

const cabModel = (widthMm: number): Model => {
  const [y0, y1] = [CAB.insetMm, widthMm - CAB.insetMm];
  const body: Solid = {
    color: 'steel',
    min: [CAB.fromMm, y0, CAB.bottomMm],
    max: [CAB.toMm, y1, CAB.topMm],
    pickId: null,
  };
  const pane = (min: Vector, max: Vector): Solid => ({ color: 'glass', min, max, pickId: null });
  const panes = [
    pane([CAB.fromMm - LIFT_MM, y0 + 120, WINDOW.bottomMm], [CAB.fromMm, y1 - 120, WINDOW.topMm]),
    ...[
      [y0 - LIFT_MM, y0],
      [y1, y1 + LIFT_MM],
    ].map(([a = 0, b = 0]) => pane([CAB.fromMm + 150, a, WINDOW.bottomMm], [CAB.fromMm + 1050, b, WINDOW.topMm])),
  ];
  return {
    solids: [body, ...panes],
    strokes: [
      { color: 'line', points: boxEdges(body.min, body.max) },
      { color: 'thin', points: panes.flatMap(({ min, max }) => boxEdges(min, max)) },
    ],
  };
};

/** Beams of the tractor and the trailer. */
const beams = (floor: TruckFloor, lengthMm: number): Solid[] => {
  const { kingPin } = trailerSupports(floor);
  const middle = floor.widthMm / 2;
  const beam = (fromMm: number, toMm: number, zMm: number): Solid => ({
    ...{ color: 'steel', pickId: null },
    min: [fromMm, middle - 420, zMm - 130],
    max: [toMm, middle + 420, zMm],
  });
  return [
    beam(CAB.toMm, kingPin + 700, -470),
    beam(kingPin - 600, Math.max(kingPin, lengthMm - 200), -FLOOR_THICKNESS_MM),
  ];
};

/**
 * Trailer, cab, wheels and the outline of the space for the load and its open doors; z = 0 is the floor, x = 0 the
 * headboard.
 */
export const truckFrame = (floor: TruckFloor, lengthMm: number): TruckFrame => {
  const bed = { min: [0, 0, -FLOOR_THICKNESS_MM] as Vector, max: [lengthMm, floor.widthMm, 0] as Vector };
  const headboard = {
    min: [-HEADBOARD_THICKNESS_MM, 0, -FLOOR_THICKNESS_MM] as Vector,
    max: [0, floor.widthMm, HEADBOARD_HEIGHT_MM] as Vector,
  };
  const doors = [0, floor.widthMm].flatMap((y) => boxEdges([lengthMm, y, 0], [lengthMm + DOOR_MM, y, floor.heightMm]));
  const frame: Model = {
    solids: [
      { color: 'floor', ...bed, pickId: null },
      { color: 'steel', ...headboard, pickId: null },
      ...beams(floor, lengthMm),
    ],
    strokes: [
      { color: 'line', points: [...boxEdges(bed.min, bed.max), ...boxEdges(headboard.min, headboard.max)] },
      { color: 'thin', points: [...boxEdges([0, 0, 0], [lengthMm, floor.widthMm, floor.heightMm]), ...doors] },
    ],
  };
  return {
    model: joinModels([frame, cabModel(floor.widthMm)]),
    wheels: wheelsOf(floor),
    min: [CAB.fromMm, 0, ROAD_MM],
    max: [lengthMm + DOOR_MM, floor.widthMm, Math.max(floor.heightMm, CAB.topMm)],
  };
};
