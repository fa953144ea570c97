import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller';
import { CancelMailWhenTruckRecalled } from './handlers/cancel-mail-when-truck-recalled';
import { StartMailWhenTruckLeft } from './handlers/start-mail-when-truck-left';
import { TruckMailSaga } from './sagas/truck-mail.saga';
import { DropOldMail } from './sweeps/drop-old-mail';
import { EnqueueDueDeliveries } from './sweeps/enqueue-due-deliveries';

export { composeContactMail, composeReminder, composeSummary } from './rules/compose-mail';
export type { ComposedMail } from './rules/compose-mail';
export { toDelivery } from './delivery.mapper';
export { nextPress } from './delivery.repository';
export { mailDomain, sendMail } from './use-cases/send-mail';

@Module({
  controllers: [DeliveriesController],
  providers: [TruckMailSaga, StartMailWhenTruckLeft, CancelMailWhenTruckRecalled, EnqueueDueDeliveries, DropOldMail],
})
export class DeliveriesModule {}
