import { Module } from '@nestjs/common';
import { HallController } from './hall.controller';
import { RacksController } from './racks.controller';

@Module({ controllers: [RacksController, HallController] })
export class RacksModule {}
