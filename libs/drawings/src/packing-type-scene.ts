import { text } from './lettering';
import { type Paint } from './paint';
import { type PackingNumbers } from './packing-type-facts';
import { type SvgNode } from './svg-node';

export interface PackingTypeTexts {
  readonly name: string;
  readonly top: string;
  readonly side: string;
  readonly truck: string;
  readonly corner: string;
}
export type Lit = keyof PackingNumbers | null;
export interface Scene {
  readonly paint: Paint;
  readonly type: PackingNumbers;
  readonly texts: PackingTypeTexts;
  readonly lit: Lit;
}

export const WIDTH = 560;
export const HEIGHT = 606;
export const LEFT = 46;
const LONGEST = 100_000;

export const style = (scene: Scene, field: Lit) =>
  scene.lit === field
    ? ({ color: 'accent-text', stroke: 'accent' } as const)
    : scene.type[field as keyof PackingNumbers] < 0
      ? ({ color: 'bad', stroke: 'bad' } as const)
      : {};

export const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** Pixels a millimetre at which both sizes fit. */
export const fit = (mmAcross: number, mmDown: number, across: number, down: number): number =>
  Math.min(across / clamp(mmAcross, 1, LONGEST), down / clamp(mmDown, 1, LONGEST));

export const heading = (paint: Paint, x: number, y: number, value: string): SvgNode =>
  text(paint, x, y, value, { color: 'ink-2' });
