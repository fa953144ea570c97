import { applyWork, type InputOf, type ProductChange } from '@mullion/contracts';
import { type Next, Saga, type SagaHelpers, type SagaRow, type SagaSteps, ServiceTools } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { type ApplyDecisionsData, applyDecisionsSaga } from '../../core/changes/apply-decisions.data';

type Id = ProductChange['product_id'];

/** Production does what was decided about products: what was done is to be done again, or they are made again. */
@Saga(applyDecisionsSaga)
@Injectable()
export class ApplyDecisionsSaga implements SagaSteps<ApplyDecisionsData> {
  constructor(private readonly tools: ServiceTools) {}

  async step(
    { data }: SagaRow<ApplyDecisionsData>,
    { context, requestId }: SagaHelpers<ApplyDecisionsData>,
  ): Promise<Next<ApplyDecisionsData>> {
    const { key, by, reserved, reopened, told, remade } = data;
    const input: InputOf<typeof applyWork> = {
      ...{ key, user_id: by.user_id, user_name: by.user_name },
      reserved: reserved as Id[],
      reopened: reopened.map((one) => ({ ...one, product_id: one.product_id as Id, changed: [...one.changed] })),
      told: [...told],
      remade: remade.map((one) => ({ ...one, product_id: one.product_id as Id })),
    };
    const { remakes } = await this.tools.rpc.ask(applyWork, input, { context, requestId, idempotencyKey: key });
    const refused = remakes.find(({ state }) => state === 'refused')?.refusal;
    return { done: true, data: refused ? { ...data, refused } : data };
  }
}
