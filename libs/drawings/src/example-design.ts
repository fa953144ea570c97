import type { Column, DesignInput, Leaf, Side, WindowDesign } from './window-design';

const FIXED: Leaf = { kind: 'fixed' };
/** Lift-and-slide frames are built this deep, nothing else is. */
const SLIDING_DEPTH_MM = 140;
const STOREY_HEIGHT_MM = 1900;
const SINGLE_DOOR_MAX_MM = 1200;
const DOUBLE_DOOR_MIN_MM = 1500;
const TOP_LIGHT_DOOR_MIN_MM = 2400;
const NARROWEST_SASH_MM = 430;
const WIDEST_SASH_MM = 1050;
const TALLEST_SASH_MM = 1750;

const column = (leaf: Leaf, share = 1): Column => ({ share, cells: [{ share: 1, leaf }] });
const window = (...columns: readonly Column[]): WindowDesign => ({ kind: 'window', columns });

/** A choice between equally believable looks, steady for the same sizes (integer hash of Knuth, TAOCP 6.4). */
const pick = (input: DesignInput, choices: number): number =>
  (Math.imul(Math.round(input.widthMm) * 31 + Math.round(input.heightMm), 2654435761) >>> 16) % choices;

const someSide = (input: DesignInput): Side => (pick(input, 2) === 0 ? 'left' : 'right');

const withTopLight = (leaf: Leaf, input: DesignInput): Column => {
  if (input.heightMm < TOP_LIGHT_DOOR_MIN_MM) return column(leaf);
  const light = Math.min(0.3, (input.heightMm - 2050) / input.heightMm);
  return {
    share: 1,
    cells: [
      { share: light, leaf: FIXED },
      { share: 1 - light, leaf },
    ],
  };
};

const doorDesign = (input: DesignInput): WindowDesign => {
  const { widthMm } = input;
  const single = withTopLight({ kind: 'door', hinge: someSide(input) }, input);
  if (widthMm <= SINGLE_DOOR_MAX_MM) return window(single);
  if (widthMm >= DOUBLE_DOOR_MIN_MM && widthMm < 2200) {
    return window(
      withTopLight({ kind: 'door', hinge: 'left' }, input),
      withTopLight({ kind: 'door', hinge: 'right' }, input),
    );
  }
  const doorShare = Math.min(0.72, 980 / widthMm);
  const sideLight = (share: number): Column => column(FIXED, share);
  if (widthMm < DOUBLE_DOOR_MIN_MM) return window({ ...single, share: doorShare }, sideLight(1 - doorShare));
  return window(sideLight((1 - doorShare) / 2), { ...single, share: doorShare }, sideLight((1 - doorShare) / 2));
};

const tallDesign = (input: DesignInput): WindowDesign => {
  const { widthMm, depthMm = 0 } = input;
  if (depthMm >= SLIDING_DEPTH_MM || widthMm > 2000) {
    const toward = someSide(input);
    const slide = column({ kind: 'slide', toward });
    return toward === 'right' ? window(slide, column(FIXED)) : window(column(FIXED), slide);
  }
  if (widthMm <= WIDEST_SASH_MM) return window(column({ kind: 'balcony', hinge: someSide(input) }));
  if (widthMm <= 1500) return window(column(FIXED, 0.8), column({ kind: 'balcony', hinge: 'right' }));
  return window(column({ kind: 'balcony', hinge: 'left' }), column({ kind: 'balcony', hinge: 'right' }));
};

/** A sash, over a fixed lower light where one sash would be too tall to make. */
const sash = (leaf: Leaf, input: DesignInput, share = 1): Column =>
  input.heightMm <= TALLEST_SASH_MM
    ? column(leaf, share)
    : {
        share,
        cells: [
          { share: 0.7, leaf },
          { share: 0.3, leaf: FIXED },
        ],
      };

const windowDesign = (input: DesignInput): WindowDesign => {
  const { widthMm, heightMm } = input;
  if (Math.min(widthMm, heightMm) < 320) return window(column(FIXED));
  if (heightMm < 650) return window(column(widthMm > 2.4 * heightMm ? FIXED : { kind: 'tilt' }));
  if (widthMm < 2 * NARROWEST_SASH_MM || (widthMm <= WIDEST_SASH_MM && pick(input, 3) > 0)) {
    return window(sash({ kind: pick(input, 5) === 0 ? 'turn' : 'tilt-turn', hinge: someSide(input) }, input));
  }
  if (widthMm <= 1700) {
    const left: Leaf = { kind: 'tilt-turn', hinge: 'left' };
    const right: Leaf = { kind: 'tilt-turn', hinge: 'right' };
    const looks = [
      window(sash(left, input), sash(right, input)),
      window(column(FIXED), sash(right, input)),
      window(sash(left, input), sash(right, input)),
    ];
    return looks[pick(input, looks.length)] ?? window(sash(left, input));
  }
  const outer = sash({ kind: 'tilt-turn', hinge: 'left' }, input);
  const otherOuter = sash({ kind: 'tilt-turn', hinge: 'right' }, input);
  if (widthMm <= 2500) return window(outer, column(FIXED, 1.6), otherOuter);
  return window(outer, column(FIXED), column(FIXED), otherOuter);
};

/**
 * Fields and openings as windows of such sizes are usually built: for pictures of products that are made up themselves,
 * never for one that somebody ordered.
 */
export const exampleDesign = (input: DesignInput): WindowDesign => {
  if (input.category === 0) return { kind: 'profile' };
  if (input.category === 2) return doorDesign(input);
  return input.heightMm >= STOREY_HEIGHT_MM && input.widthMm >= 600 ? tallDesign(input) : windowDesign(input);
};
