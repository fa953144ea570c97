import { Module } from '@nestjs/common';
import { ShareLinksController } from './share-links.controller';

@Module({ controllers: [ShareLinksController] })
export class SharingModule {}
