import { claimPallets, releasePallets, type InputOf, type PalletRecord } from '@mullion/contracts';
import { Saga, ServiceTools, type Next, type SagaHelpers, type SagaRow, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { grouped } from '../rules/grouped';
import { finishMove, returnMoved, takeOffForMove } from '../use-cases/move-pallets';
import type { RefusedPallet } from './load-pallets.data';
import type { Move, MovePalletsData } from './move-pallets.data';

type Row = SagaRow<MovePalletsData>;
type Helpers = SagaHelpers<MovePalletsData>;

/**
 * Pallets off trucks and onto trucks as one: what leaves is released, then one claim a truck is asked for. Whatever
 * packing refuses, nothing of it stays: claims are given back and pallets return to the trucks they came from.
 */
@Injectable()
@Saga('move-pallets')
export class MovePalletsSaga {
  constructor(private readonly tools: ServiceTools) {}

  step(saga: Row, helpers: Helpers): Promise<Next<MovePalletsData>> {
    if (saga.state === 'begun') return this.release(saga, helpers);
    return saga.state === 'claiming' ? this.claim(saga, helpers) : this.giveBack(saga, helpers);
  }

  private async release({ data, company_id: companyId }: Row, helpers: Helpers): Promise<Next<MovePalletsData>> {
    const leaving = data.moves.flatMap(({ pallet_id, from }) => (from ? [{ pallet_id, ...from }] : []));
    for (const there of grouped(leaving, (one) => `${one.truck_id}/${one.claim_id}`).values())
      await this.ask(releasePallets, helpers, there[0]?.claim_id, there[0]?.truck_id, there);
    return helpers.commit(async (tx) => {
      const refused = await takeOffForMove(tx, companyId, data);
      const isOver = data.moves.every((move) => move.to === null);
      if (isOver) await finishMove(tx, this.tools.queues, companyId, data, []);
      return isOver
        ? { done: true }
        : { state: refused.length > 0 ? 'returning' : 'claiming', data: { ...data, refused } };
    });
  }

  private async claim({ data, company_id: companyId }: Row, helpers: Helpers): Promise<Next<MovePalletsData>> {
    const accepted: PalletRecord[] = [];
    const refused: RefusedPallet[] = [];
    for (const [truckId, there] of toTrucks(data)) {
      const answer = await this.ask(claimPallets, helpers, data.claims[truckId], truckId, there);
      accepted.push(...answer.accepted);
      refused.push(...answer.refused);
    }
    return helpers.commit(async (tx: Tx) => {
      if (refused.length > 0) return { state: 'unclaiming', data: { ...data, refused } };
      await finishMove(tx, this.tools.queues, companyId, data, accepted);
      return { done: true };
    });
  }

  private async giveBack(
    { data, state, company_id: companyId }: Row,
    helpers: Helpers,
  ): Promise<Next<MovePalletsData>> {
    // before the claims were asked for there is nothing to give back
    const claimed = state === 'unclaiming' ? toTrucks(data) : [];
    for (const [truckId, there] of claimed)
      await this.ask(releasePallets, helpers, data.claims[truckId], truckId, there);
    return helpers.commit(async (tx) => {
      await returnMoved(tx, this.tools.sagas, companyId, data);
      return { done: true };
    });
  }

  private ask<C extends typeof claimPallets | typeof releasePallets>(
    contract: C,
    { context }: Helpers,
    claimId: string | undefined,
    truckId: number | undefined,
    pallets: readonly { readonly pallet_id: number }[],
  ) {
    const input = { claim_id: claimId, truck_id: truckId, pallet_ids: pallets.map((one) => one.pallet_id) };
    return this.tools.rpc.ask(contract, input as InputOf<C>, { context });
  }
}

const toTrucks = ({ moves }: MovePalletsData): Map<number, Move[]> =>
  grouped(
    moves.filter((move) => move.to !== null),
    (move) => move.to as number,
  );
