import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module';
import { PalletsModule } from '../pallets/pallets.module';
import { ClaimsController } from './claims.controller';
import { ClaimForTruck } from './use-cases/claim-for-truck';
import { DepartWithTruck } from './use-cases/depart-with-truck';

@Module({ imports: [CopiesModule, PalletsModule], controllers: [ClaimsController], providers: [ClaimForTruck, DepartWithTruck] })
export class ClaimsModule {}
