import { listTruckStops, type LaterPage, type TruckId } from '@mullion/contracts';
import { Saga, ServiceTools, type Next, type SagaHelpers, type SagaRow } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentsConfig } from '../../config';
import { EvidenceRepository } from '../../core/evidence/evidence.repository';
import { recordOf } from '../../core/evidence/departed-floor.queries';
import { EvidencePhotos, type PhotoToKeep } from '../evidence-photos';
import type { EvidenceData } from './evidence.saga';

export interface EvidencePageData extends EvidenceData {
  readonly source: string;
  /** A stop whose delivery is still to be asked about; null: the page is complete. */
  readonly stop_id: number | null;
  readonly page: LaterPage;
  /** A driver's photo as it lies at its stop or problem, which may be deleted there; absent for other pages. */
  readonly photo?: PhotoToKeep;
}
const WAIT_MS = 2_000;

/** Something came after a departure: a page of its own, once what it follows is attested. */
@Injectable()
@Saga('evidence-page')
export class EvidencePageSaga {
  constructor(
    private readonly tools: ServiceTools<DocumentsConfig>,
    private readonly photos: EvidencePhotos,
  ) {}

  async step(
    { company_id: companyId, data }: SagaRow<EvidencePageData>,
    helpers: SagaHelpers<EvidencePageData>,
  ): Promise<Next<EvidencePageData>> {
    const of = { truck_id: data.truck_id, departure: data.departure };
    if (data.photo) {
      const { photo: toKeep, ...rest } = data;
      const photo = await this.photos.keep(companyId, toKeep);
      return { state: 'kept', data: { ...rest, page: { ...data.page, photo } } };
    }
    const evidence = await new EvidenceRepository(helpers.database, companyId).find(of);
    if (!evidence)
      return (await recordOf(this.tools, of, helpers)) ? { state: 'waits', delayMs: WAIT_MS } : { done: true };
    const page = data.stop_id === null ? data.page : await this.delivery(data, data.stop_id, helpers);
    return helpers.commit(async (tx) => {
      await new EvidenceRepository(tx, companyId).addPage(evidence, data.source, page, this.tools.clock.now());
      tx.afterCommit(() =>
        this.tools.bus.live({ company_id: helpers.context.company_id, entity: 'truck', ids: [data.truck_id] }),
      );
      return { done: true };
    });
  }

  /** Who has signed at the stop. A truck that was recalled meanwhile no longer says it. */
  private async delivery(data: EvidencePageData, stopId: number, { context }: SagaHelpers): Promise<LaterPage> {
    const input = { params: { id: data.truck_id as TruckId }, query: {}, body: {} };
    const stop = (await this.tools.rpc.ask(listTruckStops, input, { context })).find(({ id }) => id === stopId);
    if (!stop) return data.page;
    const { label, received_by, signature, unsigned_reason } = stop;
    return { ...data.page, stop: label, received_by, signature, unsigned_reason };
  }
}
