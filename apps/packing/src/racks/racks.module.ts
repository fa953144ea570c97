import { Module } from '@nestjs/common';
import { StorageController } from './storage.controller';
import { RacksController } from './racks.controller';
import { DropOldRackEvents } from './sweeps/drop-old-rack-events';

@Module({ controllers: [RacksController, StorageController], providers: [DropOldRackEvents] })
export class RacksModule {}
