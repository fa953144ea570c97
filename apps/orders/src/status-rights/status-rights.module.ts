import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { statusRightsCopy } from './status-rights-copy';

@Module({ providers: keepCopies(statusRightsCopy) })
export class StatusRightsModule {}
