declare module 'fontkit' {
  export interface Glyph {
    readonly advanceWidth: number;
    /** Outlines in the font's units, y up. */
    readonly path: { scale(x: number, y: number): { toSVG(): string } };
  }
  export interface Font {
    readonly characterSet: number[];
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
  }
  export function create(bytes: Buffer): Font;
}
