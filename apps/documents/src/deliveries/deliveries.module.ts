import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller';
import { StartMailWhenTruckLeft } from './handlers/start-mail-when-truck-left';
import { TruckMailSaga } from './sagas/truck-mail.saga';
import { DeliverMail } from './use-cases/deliver-mail';

@Module({ controllers: [DeliveriesController], providers: [DeliverMail, TruckMailSaga, StartMailWhenTruckLeft] })
export class DeliveriesModule {}
