import { toSVG } from 'bwip-js/node';

/** A QR code as SVG. */
export const qrCode = (text: string): string => toSVG({ bcid: 'qrcode', text, scale: 2 });
