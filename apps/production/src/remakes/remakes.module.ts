import { Module } from '@nestjs/common';
import { CloseWhenUnitMade } from './handlers/close-when-unit-made';
import { RemakesController } from './remakes.controller';
import { RemakeSaga } from './sagas/remake.saga';

@Module({ controllers: [RemakesController], providers: [RemakeSaga, CloseWhenUnitMade] })
export class RemakesModule {}
