import { events, type EventOf, type LaterPage } from '@mullion/contracts';
import { On, Sagas, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { EvidenceRepository } from '../../core/evidence/evidence.repository';
import { EMPTY_PAGE } from '../../core/rules/empty-page';
import type { EvidencePageData } from '../sagas/evidence-page.saga';

type Of = Pick<EvidencePageData, 'truck_id' | 'departure'>;

/** What is attested begins with the departure; recalls, deliveries and damages are pages that follow it. */
@Injectable()
export class RecordEvidenceOfDepartures {
  constructor(private readonly sagas: Sagas) {}

  @On(events.truckLeft)
  async left({ company_id: companyId, data }: EventOf<typeof events.truckLeft>, tx: Tx): Promise<void> {
    const { truck_id, departure, departed_at, orders } = data;
    const ids = orders.map(({ order_id: id }) => id);
    await new EvidenceRepository(tx, companyId).addOrderSheets({ truck_id, departure }, ids, departed_at);
    await this.sagas.start(tx, 'evidence', `${truck_id}:${departure}`, companyId, { truck_id, departure });
  }

  @On(events.truckRecalled)
  recalled({ company_id, occurred_at, data }: EventOf<typeof events.truckRecalled>, tx: Tx): Promise<void> {
    return this.follow(tx, company_id, data, {
      source: 'recalled',
      stop_id: null,
      page: { ...EMPTY_PAGE, orders: [], kind: 'recalled', at: occurred_at },
    });
  }

  @On(events.stopDelivered)
  delivered({ company_id, data }: EventOf<typeof events.stopDelivered>, tx: Tx): Promise<void> {
    const page: LaterPage = {
      ...EMPTY_PAGE,
      kind: 'delivered',
      at: data.delivered_at,
      orders: data.orders.map(({ order_id: id }) => id),
    };
    return this.follow(tx, company_id, data, { source: `delivered:${data.stop_id}`, stop_id: data.stop_id, page });
  }

  @On(events.stopDamaged)
  damaged({ company_id, data }: EventOf<typeof events.stopDamaged>, tx: Tx): Promise<void> {
    const page: LaterPage = {
      ...EMPTY_PAGE,
      kind: 'damaged',
      at: data.noticed_at,
      stop: data.label,
      orders: [data.order_id],
      product: `${data.order} ${data.position}`,
      damage: data.kind,
      note: data.note,
    };
    return this.follow(tx, company_id, data, { source: `damaged:${data.damage_id}`, stop_id: null, page });
  }

  private async follow(
    tx: Tx,
    companyId: number,
    { truck_id, departure }: Of,
    page: Omit<EvidencePageData, keyof Of>,
  ): Promise<void> {
    await this.sagas.start(tx, 'evidence-page', `${truck_id}:${departure}:${page.source}`, companyId, {
      truck_id,
      departure,
      ...page,
    });
  }
}
