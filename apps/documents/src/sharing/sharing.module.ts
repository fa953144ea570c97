import { Module } from '@nestjs/common';
import { ShareLinksController } from './share-links.controller';
import { DropOldOpenings } from './sweeps/drop-old-openings';

@Module({ controllers: [ShareLinksController], providers: [DropOldOpenings] })
export class SharingModule {}
