import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { StatusRights } from './status-rights';
import { statusRightsCopy } from './status-rights-copy';

export { StatusRights } from './status-rights';

@Module({ providers: [StatusRights, ...keepCopies(statusRightsCopy)], exports: [StatusRights] })
export class StatusRightsModule {}
