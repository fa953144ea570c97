import { Module } from '@nestjs/common';
import { ClaimsController } from './claims.controller';
import { DropOldClaims } from './sweeps/drop-old-claims';

@Module({ controllers: [ClaimsController], providers: [DropOldClaims] })
export class ClaimsModule {}
