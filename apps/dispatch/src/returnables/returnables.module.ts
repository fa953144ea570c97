import { Module } from '@nestjs/common';
import { RenameHoldersWhenCustomerChanged } from './handlers/rename-holders-when-customer-changed';
import { ReturnablesController } from './returnables.controller';

export { proposeReturnables } from './rules/propose-returnables';
export { undoReturnablesOfDeparture } from './use-cases/undo-departure';
export { moveAtStop } from './use-cases/move-at-stop';
export { ReturnableRepository } from './returnable.repository';

@Module({ controllers: [ReturnablesController], providers: [RenameHoldersWhenCustomerChanged] })
export class ReturnablesModule {}
