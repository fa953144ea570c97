import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module';
import { PalletsModule } from '../pallets/pallets.module';
import { ScanningController } from './scanning.controller';
import { ScanPallet } from './use-cases/scan-pallet';
import { ScanProduct } from './use-cases/scan-product';

@Module({ imports: [CopiesModule, PalletsModule], controllers: [ScanningController], providers: [ScanPallet, ScanProduct] })
export class ScanningModule {}
