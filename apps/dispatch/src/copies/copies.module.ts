import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { companyCopy, orderCopy, statusRightsCopy } from './copies';

@Module({ providers: keepCopies(companyCopy, orderCopy, statusRightsCopy) })
export class CopiesModule {}
