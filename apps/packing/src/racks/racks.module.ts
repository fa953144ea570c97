import { Module } from '@nestjs/common';
import { HallController } from './hall.controller';
import { RacksController } from './racks.controller';
import { DropOldRackEvents } from './sweeps/drop-old-rack-events';

@Module({ controllers: [RacksController, HallController], providers: [DropOldRackEvents] })
export class RacksModule {}
