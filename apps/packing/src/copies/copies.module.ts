import { Module } from '@nestjs/common';
import { Companies } from './companies';
import { KeepSettingsWhenChanged } from './handlers/keep-settings-when-changed';

export { Companies } from './companies';
export { keepOrders, keepProducts, type ChangedProduct } from './copy.repository';

@Module({ providers: [Companies, KeepSettingsWhenChanged], exports: [Companies] })
export class CopiesModule {}
