import { Module } from '@nestjs/common';
import { CloseWhenUnitMade } from './handlers/close-when-unit-made';
import { RemakesController } from './remakes.controller';
import { RemakeSaga } from './sagas/remake.saga';

export { orderRemakes } from './use-cases/order-remakes';
export { remakesByKey } from './remakes.queries';

@Module({ controllers: [RemakesController], providers: [RemakeSaga, CloseWhenUnitMade] })
export class RemakesModule {}
