import { toSVG } from 'bwip-js/node';

/** A Code 128 of a pallet's number as SVG, without its text (that is set large beside it). */
export const code128 = (text: string, height = 14): string =>
  toSVG({ bcid: 'code128', text, height, scale: 2, includetext: false });
