import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { orderCopy, productCopy } from './copies';

export { healOrders } from './use-cases/heal-orders';

@Module({ providers: keepCopies(orderCopy, productCopy) })
export class CopiesModule {}
