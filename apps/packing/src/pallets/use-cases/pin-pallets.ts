import type { InputOf, pinPallets as contract } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { PinRepository, type Pinnable } from '../../core/pallets/pin.repository';

/**
 * Pins pallets and products, or takes their pins away. A pin moves nothing, so it raises no version and marks no list
 * outdated.
 * @throws AppError not_found for what is not the company's
 */
export const pinPallets = (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  call: CallInfo,
  { pallets, products, pinned }: InputOf<typeof contract>['body'],
): Promise<Committed<{ ok: true }>> => {
  const companyId = call.context.company_id;
  return database.transaction(call, async (tx) => {
    const pins = new PinRepository(tx, companyId);
    if (!(await pins.areOwn(pallets, products))) throw new AppError('not_found');
    const before = await pins.state(pallets, products);
    if (pinned) {
      await pins.pinPallets(pallets);
      await pins.pinProducts(products);
    } else await pins.unpin(pallets, products);
    await audit(tx, call, before, await pins.state(pallets, products));
    const touched = [...new Set<number>([...pallets, ...(await pins.palletsOf(products))])];
    tx.afterCommit(() => bus.live({ company_id: companyId, entity: 'pallet', ids: touched }));
    return { ok: true as const };
  });
};

const audit = async (
  tx: Tx,
  { context }: CallInfo,
  before: readonly Pinnable[],
  after: readonly Pinnable[],
): Promise<void> => {
  for (const [index, { table, id, name, pinned }] of after.entries()) {
    const shown = table === 'pallets' && name !== null ? shownNumber(name) : name;
    await auditRow(tx, context, {
      table,
      id,
      name: shown,
      before: { pinned: before[index]?.pinned },
      after: { pinned },
    });
  }
};
