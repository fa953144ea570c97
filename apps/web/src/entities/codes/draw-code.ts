import { code128, qrcode } from 'bwip-js/browser';
import type { DrawCode } from '@mullion/drawings';

/** The codes of labels in the browser; named one by one, so that the hundred others are not loaded. */
export const drawCode: DrawCode = (options, recorder) =>
  options.bcid === 'qrcode' ? qrcode(options, recorder) : code128(options, recorder);
