import { Module } from '@nestjs/common';
import { KeepOrdersWhenChanged } from './handlers/keep-orders-when-changed';
import { HealCopies } from './heal-copies';

export { HealCopies } from './heal-copies';

@Module({ providers: [HealCopies, KeepOrdersWhenChanged], exports: [HealCopies] })
export class CopiesModule {}
