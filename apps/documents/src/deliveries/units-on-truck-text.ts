import { fillText } from '@mullion/i18n';

/** Units of an order when a truck leaves with some of them. */
interface PartOfOrder {
  readonly all: number;
  readonly leaving: number;
  /** Neither leaving nor gone before. */
  readonly to_come: number;
  /** Of the first units that are still to come. */
  readonly positions: readonly string[];
}

/**
 * Which part of an order leaves and what is still to come; empty when the whole order leaves at once, or when the part
 * is not known.
 */
export const unitsOnTruckText = (
  texts: { readonly part: string; readonly rest: string; readonly last: string },
  { all, leaving, to_come: toCome, positions }: PartOfOrder,
): string => {
  if (leaving === 0 || leaving >= all) return '';
  const named = `${positions.join(', ')}${positions.length < toCome ? ' …' : ''}`;
  return (
    fillText(texts.part, { count: leaving, all }) +
    (toCome > 0 ? fillText(texts.rest, { count: toCome, positions: named }) : texts.last)
  );
};
