import type { ProductChange } from '@mullion/contracts';

type Now = ProductChange['now'];

/** What a product would be; null: it goes. */
export const becomes = ({ kind, now, fields }: Pick<ProductChange, 'kind' | 'now' | 'fields'>): Now | null =>
  kind === 'gone'
    ? null
    : fields.reduce((shape, { field, to }) => (field in shape && to !== null ? { ...shape, [field]: to } : shape), now);

/** Fields that are shown by their words: sizes and mass have places of their own, and an area follows from the sizes. */
export const fieldsInWords = ({ fields }: Pick<ProductChange, 'fields'>): ProductChange['fields'] => {
  const shown = fields.filter(
    ({ field }) => field !== 'width' && field !== 'height' && field !== 'weight' && field !== 'area',
  );
  return fields.length === 1 ? fields.filter(({ field }) => field === 'area').concat(shown) : shown;
};

/** Pixels for a millimetre, so that all of them are drawn to one scale in boxes of this size. */
export const scaleOf = (changes: readonly Pick<ProductChange, 'kind' | 'now' | 'fields'>[], boxPx: number): number => {
  const longest = changes.flatMap((change) => {
    const shapes = [change.now, becomes(change) ?? change.now];
    return shapes.flatMap(({ width, height }) => [width, height]);
  });
  return boxPx / Math.max(1, ...longest);
};
