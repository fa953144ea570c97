import { log, Saga, ServiceTools, type Next, type SagaHelpers, type SagaRow } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentsConfig } from '../../config';
import { addCustomerPart } from '../../core/evidence/customer-parts.queries';
import { recordOf } from '../../core/evidence/departed-floor.queries';
import { linkSalt } from '../../core/links/system-links.queries';
import { DeliveryRepository, type DeliveryRow } from '../delivery.repository';
import { enqueueDelivery } from '../use-cases/publish-live-delivery';
import { mailsOfDeparture } from '../use-cases/mails-of-departure';
import { type TruckMailData, truckMailData } from './truck-mail.data';

/**
 * A truck left: one delivery a notify contact with only that customer's orders, one summary to the managers; each once.
 */
@Injectable()
@Saga('truck-mail')
export class TruckMailSaga {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  async step(saga: SagaRow<TruckMailData>, helpers: SagaHelpers<TruckMailData>): Promise<Next<TruckMailData>> {
    const { company_id: companyId } = saga;
    const data = truckMailData(saga.data);
    // a mail goes without its picture rather than waits for it
    const record = await recordOf(this.tools, { truck_id: data.truck_id, departure: data.departure }, helpers).catch(
      (error: unknown) => {
        log().warn({ truck: data.truck_id, reason: String(error) }, 'the mails of a departure go without pictures');
        return null;
      },
    );
    const mails = await mailsOfDeparture(this.tools, data, helpers.context, record);
    const salt = await linkSalt(this.tools.database);
    return helpers.commit(async (tx) => {
      const deliveries = new DeliveryRepository(tx, companyId);
      if (await deliveries.isRecalled(data.truck_id, data.departure)) return { done: true };
      const added: DeliveryRow[] = [];
      for (const mail of mails) {
        const row = await deliveries.add(mail);
        if (!row) continue;
        added.push(row);
        if (mail.part) await addCustomerPart(tx, this.tools, helpers.context.company_id, { ...mail.part, salt });
      }
      tx.afterCommit(() => void Promise.all(added.map((row) => enqueueDelivery(this.tools.queues, row))));
      return { done: true };
    });
  }
}
