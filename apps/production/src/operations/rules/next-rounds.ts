interface Round {
  readonly product_id: number;
  readonly work_center_id: number;
  readonly round: number;
}

/**
 * The number of the next round of a product at a work center, from the last rounds that were there, cancelled ones too.
 */
export const nextRounds = (last: readonly Round[]): ((productId: number, workCenterId: number) => number) => {
  const rounds = new Map(
    last.map(({ product_id, work_center_id, round }) => [`${product_id}:${work_center_id}`, round]),
  );
  return (productId, workCenterId) => (rounds.get(`${productId}:${workCenterId}`) ?? 0) + 1;
};
