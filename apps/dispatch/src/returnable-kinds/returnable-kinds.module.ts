import { Module } from '@nestjs/common';
import { ReturnableKindsController } from './returnable-kinds.controller';

export { ReturnableKindRepository } from './returnable-kind.repository';
export type { ReturnableKindRow } from './returnable-kind.row';

@Module({ controllers: [ReturnableKindsController] })
export class ReturnableKindsModule {}
