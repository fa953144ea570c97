import type { InputOf, pinPallets } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { AppError, auditRow, Bus, Database, type CallInfo, type Committed, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { PinRepository, type Pinnable } from '../pin.repository';

type Body = InputOf<typeof pinPallets>['body'];

/** Pins pallets and products, or lets them go. A pin moves nothing, so it raises no version and marks no list outdated. */
@Injectable()
export class PinPallets {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
  ) {}

  /** @throws AppError not_found for what is not the company's */
  async run(call: CallInfo, { pallets, products, pinned }: Body): Promise<Committed<{ ok: true }>> {
    const companyId = call.context.company_id;
    return this.database.transaction(call, async (tx) => {
      const pins = new PinRepository(tx, companyId);
      if (!(await pins.areOwn(pallets, products))) throw new AppError('not_found');
      const before = await pins.state(pallets, products);
      if (pinned) {
        await pins.pinPallets(pallets);
        await pins.pinProducts(products);
      } else await pins.unpin(pallets, products);
      await this.audit(tx, call, before, await pins.state(pallets, products));
      const touched = [...new Set<number>([...pallets, ...(await pins.palletsOf(products))])];
      tx.afterCommit(() => this.bus.live({ company_id: companyId, entity: 'pallet', ids: touched as never }));
      return { ok: true as const };
    });
  }

  private async audit(tx: Tx, { context }: CallInfo, before: readonly Pinnable[], after: readonly Pinnable[]): Promise<void> {
    for (const [index, { table, id, name, pinned }] of after.entries()) {
      const shown = table === 'pallets' && name !== null ? shownNumber(name) : name;
      await auditRow(tx, context, { table, id, name: shown, before: { pinned: before[index]?.pinned }, after: { pinned } });
    }
  }
}
