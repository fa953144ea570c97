import { windowDrawing, type WindowDrawingOptions } from '@mullion/drawings';
import { getI18n } from 'react-i18next';

/** A product without a picture: its outline alone, and the word for that in the language of the page. */
export const productDrawing = (
  product: Parameters<typeof windowDrawing>[0],
  options: Omit<WindowDrawingOptions, 'schematic'>,
) => windowDrawing(product, { ...options, schematic: getI18n().t('common:schematic') });
