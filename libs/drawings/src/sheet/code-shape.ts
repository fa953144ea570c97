import { lettersBeyondBars } from '@mullion/contracts';

/** A closed outline. */
export type Outline = readonly (readonly [number, number])[];
/** A code as dark outlines in modules. */
export interface CodeShape {
  readonly width: number;
  readonly height: number;
  readonly dark: readonly Outline[];
}

/** What bwip-js draws on. */
interface Recorder {
  scale(): [number, number];
  measure(): { width: number; ascent: number; descent: number };
  init(width: number, height: number): void;
  line(x0: number, y0: number, x1: number, y1: number, width: number, color: string): void;
  polygon(points: [number, number][]): void;
  hexagon(): void;
  ellipse(): void;
  fill(): void;
  text(): void;
  end(): CodeShape;
}
interface CodeOptions {
  readonly bcid: 'qrcode' | 'code128';
  readonly text: string;
  readonly scale: number;
  readonly height?: number;
  readonly eclevel?: string;
}
/** The library that knows the codes; it has one entry for servers and one for browsers, which draw the same. */
export type DrawCode = (options: CodeOptions, recorder: Recorder) => CodeShape;

/** Bars lie on whole units at twice the size only. */
const SCALE = 2;

const nothing = (): void => undefined;
const recorder = (): Recorder => {
  const dark: Outline[] = [];
  let [width, height] = [0, 0];
  const half = (value: number): number => value / SCALE;
  return {
    scale: () => [SCALE, SCALE],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(wide, high) {
      [width, height] = [half(wide), half(high)];
    },
    line(x, y0, _x1, y1, bar) {
      const [left, right, top, bottom] = [
        half(x - bar / 2),
        half(x + bar / 2),
        half(Math.min(y0, y1)),
        half(Math.max(y0, y1)),
      ];
      // bars end above what it calls its height
      height = bottom;
      dark.push([
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ]);
    },
    polygon(points) {
      dark.push(points.map(([x, y]) => [half(x), half(y)] as const));
    },
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ width, height, dark }),
  };
};

/** Level Q: a quarter of the code may be scratched or dirty (ISO/IEC 18004). Null: the text is too long for a code. */
export const qrShape = (text: string, draw: DrawCode): CodeShape | null => {
  try {
    return draw({ bcid: 'qrcode', text, scale: SCALE, eclevel: 'Q' }, recorder());
  } catch {
    return null;
  }
};

/** Null: it has letters that a Code 128 cannot hold. */
export const code128Shape = (text: string, draw: DrawCode): CodeShape | null => {
  if (text === '' || lettersBeyondBars(text).length > 0) return null;
  try {
    return draw({ bcid: 'code128', text, scale: SCALE, height: 1 }, recorder());
  } catch {
    return null;
  }
};
