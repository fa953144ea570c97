/** A picture of pixels as an SVG, so that whatever shows a product's picture takes one kind alone. */
export interface PixelPicture {
  readonly type: 'png' | 'jpeg';
  readonly base64: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** As much text as a product's picture may have. */
export const MOST_PICTURE_LETTERS = 200_000;

export const pixelPictureSvg = ({ type, base64, width, height }: PixelPicture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="data:image/${type};base64,${base64}" width="${width}" height="${height}"/></svg>`;

const shape =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d{1,4}) (\d{1,4})"><image href="data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+={0,2})" width="\1" height="\2"\/><\/svg>$/;

/** The pixels of such a picture; null for a drawing, and for anything that is not written exactly so. */
export const pixelsOfSvg = (svg: string): PixelPicture | null => {
  const [, width, height, type, base64] = shape.exec(svg) ?? [];
  return width === undefined || base64 === undefined
    ? null
    : { type: type as PixelPicture['type'], base64, width: Number(width), height: Number(height) };
};
