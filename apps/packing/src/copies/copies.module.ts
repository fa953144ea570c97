import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { Companies } from './companies';
import { companyCopy, statusRightsCopy, truckCopy } from './copies';

export { Companies } from './companies';
export { companyCopy } from './copies';
export { addressKeyOf } from './rules/address-key';

@Module({ providers: [Companies, ...keepCopies(companyCopy, statusRightsCopy, truckCopy)], exports: [Companies] })
export class CopiesModule {}
