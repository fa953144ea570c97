import { toSVG } from 'bwip-js/node';

/** A Code 128 of a pallet's number as SVG, without its text (that is set large beside it). */
export const code128 = (text: string): string => toSVG({ bcid: 'code128', text, height: 14, scale: 2, includetext: false });
