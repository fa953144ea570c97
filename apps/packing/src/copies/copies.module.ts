import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { companyCopy, statusRightsCopy, truckCopy } from '../core/copies/copies';

@Module({ providers: keepCopies(companyCopy, statusRightsCopy, truckCopy) })
export class CopiesModule {}
