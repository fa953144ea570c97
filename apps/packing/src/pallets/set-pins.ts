import { shownNumber } from '@mullion/packing-model';
import { AppError, auditRow, type CallInfo, type ServiceTools, type Tx } from '@mullion/server-kit';
import { PinRepository, type Pinnable } from '../core/pallets/pin.repository';

interface Asked {
  readonly pallets: readonly number[];
  readonly products: readonly number[];
  readonly pinned: boolean;
}

/**
 * Pins pallets and products, or takes their pins away. A pin moves nothing, so it raises no version and marks no list
 * outdated. Gives the pallets they are of.
 * @throws AppError not_found for what is not the company's
 */
export const setPins = async (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  { context }: CallInfo,
  { pallets, products, pinned }: Asked,
): Promise<number[]> => {
  const pins = new PinRepository(tx, context.company_id);
  if (!(await pins.areOwn(pallets, products))) throw new AppError('not_found');
  const before = await pins.state(pallets, products);
  if (pinned) {
    await pins.pinPallets(pallets);
    await pins.pinProducts(products);
  } else await pins.unpin(pallets, products);
  const after = await pins.state(pallets, products);
  for (const [index, each] of after.entries()) await audit(tx, context, before[index], each);
  const ids = [...new Set([...pallets, ...(await pins.palletsOf(products))])];
  tx.afterCommit(() => bus.live({ company_id: context.company_id, entity: 'pallet', ids }));
  return ids;
};

const audit = async (
  tx: Tx,
  context: CallInfo['context'],
  before: Pinnable | undefined,
  { table, id, name, pinned }: Pinnable,
): Promise<void> => {
  const shown = table === 'pallets' && name !== null ? shownNumber(name) : name;
  await auditRow(tx, context, { table, id, name: shown, before: { pinned: before?.pinned }, after: { pinned } });
};
