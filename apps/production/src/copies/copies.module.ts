import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { orderCopy, productCopy } from './copies';
import { HealCopies } from './heal-copies';

export { HealCopies } from './heal-copies';

@Module({ providers: [HealCopies, ...keepCopies(orderCopy, productCopy)], exports: [HealCopies] })
export class CopiesModule {}
