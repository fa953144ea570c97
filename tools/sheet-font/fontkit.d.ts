declare module 'fontkit' {
  export interface Font {
    readonly characterSet: number[];
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): { readonly advanceWidth: number };
  }
  export function create(bytes: Buffer): Font;
}
