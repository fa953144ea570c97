import { remakeProduct, replaceProduct, scrapPlacement, type ProductRecord } from '@mullion/contracts';
import {
  Saga,
  ServiceTools,
  type Next,
  type SagaHelpers,
  type SagaRow,
  type SagaSteps,
  type Tx,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { RemakeRow } from '../remake';
import { RemakeRepository } from '../remake.repository';
import { publishRemake } from '../publish-remake';
import { startRemake } from '../use-cases/start-remake';
import { remakeSaga, type RemakeData } from './remake-saga.data';

type Helpers = SagaHelpers<RemakeData>;

/**
 * A unit is made again. Packing first holds the scrapped unit, so that its truck does not leave meanwhile; then orders
 * makes the new one, packing gives it the place, and production its operations. Each step may run again.
 */
@Injectable()
@Saga(remakeSaga)
export class RemakeSaga implements SagaSteps<RemakeData> {
  constructor(private readonly tools: ServiceTools) {}

  async step({ state, data, company_id: companyId }: SagaRow<RemakeData>, helpers: Helpers): Promise<Next<RemakeData>> {
    const [remake] = await helpers.database.read<RemakeRow>('SELECT * FROM remake WHERE company_id = $1 AND id = $2', [
      companyId,
      data.remake_id,
    ]);
    if (!remake) return { done: true };
    if (state === 'begun') return this.reserve(remake, helpers);
    if (state === 'release') return this.release(remake, data, helpers);
    if (!data.made) return this.make(remake, data, helpers);
    const { product, scrapped } = data.made;
    if (state === 'made') {
      await this.tools.rpc.ask(replaceProduct, { scrapped, product }, helpers);
      return { state: 'placed' };
    }
    return helpers.commit(async (tx) => {
      await startRemake(this.tools, tx, remake, { product, scrapped });
      return { done: true };
    });
  }

  private async reserve(remake: RemakeRow, helpers: Helpers): Promise<Next<RemakeData>> {
    const answer = await this.tools.rpc.ask(scrapPlacement, { product_id: unitOf(remake), scrapped: true }, helpers);
    return answer.outcome === 'done' ? { state: 'held' } : this.refuse(remake, answer.code, helpers);
  }

  private async make(remake: RemakeRow, data: RemakeData, helpers: Helpers): Promise<Next<RemakeData>> {
    const by = { user_id: remake.user_id, user_name: remake.user_name };
    const answer = await this.tools.rpc.ask(
      remakeProduct,
      { remake_id: remake.key, product_id: unitOf(remake), ...by },
      helpers,
    );
    if (answer.outcome === 'refused') return { state: 'release', data: { ...data, refusal: answer.code } };
    return { state: 'made', data: { ...data, made: { product: answer.product, scrapped: answer.scrapped } } };
  }

  private async release(
    remake: RemakeRow,
    { refusal = 'conflict' }: RemakeData,
    helpers: Helpers,
  ): Promise<Next<RemakeData>> {
    await this.tools.rpc.ask(scrapPlacement, { product_id: unitOf(remake), scrapped: false }, helpers);
    return this.refuse(remake, refusal, helpers);
  }

  private refuse(remake: RemakeRow, refusal: string, helpers: Helpers): Promise<Next<RemakeData>> {
    return helpers.commit(async (tx: Tx) => {
      await new RemakeRepository(tx, remake.company_id).set(remake.id, { state: 'refused', refusal });
      publishRemake(this.tools, tx, remake);
      return { done: true };
    });
  }
}

const unitOf = (remake: RemakeRow): ProductRecord['id'] => remake.product_id as ProductRecord['id'];
