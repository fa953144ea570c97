import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { palletCardFrame } from '@mullion/drawings';

/** Sizes of the drawings on a planning card, in pixels. */
export const CARD = { widthPx: 268, sideWidthPx: 108, sideHeightPx: 96 } as const;

/**
 * Where a point on the screen lies on the top view of a card, as the place of a product held in its middle.
 * Millimetres.
 */
export const placeOnCard = (
  pallet: Pick<PalletDetail, 'length' | 'width'>,
  longestMm: number,
  product: Pick<PlacedProductDto, 'width' | 'depth'>,
  card: Element,
  at: { readonly x: number; readonly y: number },
): { xMm: number; yMm: number } | null => {
  const rect = card.querySelector('.pl-top svg')?.getBoundingClientRect();
  if (!rect || rect.width === 0) return null;
  const inside = at.x >= rect.left && at.x <= rect.right && at.y >= rect.top && at.y <= rect.bottom;
  if (!inside) return null;
  const frame = palletCardFrame({ lengthMm: pallet.length }, { widthPx: CARD.widthPx, longestMm });
  const shrunk = CARD.widthPx / rect.width;
  const xMm = ((at.x - rect.left) * shrunk - frame.x) / frame.scale - product.width / 2;
  const yMm = ((at.y - rect.top) * shrunk - frame.y) / frame.scale - product.depth / 2;
  return { xMm: Math.max(0, Math.round(xMm)), yMm: Math.max(0, Math.round(yMm)) };
};
