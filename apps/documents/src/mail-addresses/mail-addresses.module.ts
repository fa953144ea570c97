import { Module } from '@nestjs/common';
import { MailAddressesController } from './mail-addresses.controller';

export { MailAddressRepository } from './mail-address.repository';
export { signUnsubscribe } from './unsubscribe-token';
export { noteBounces } from './use-cases/mark-bounces';

@Module({ controllers: [MailAddressesController] })
export class MailAddressesModule {}
