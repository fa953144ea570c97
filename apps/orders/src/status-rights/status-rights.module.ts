import { Module } from '@nestjs/common';
import { ReplaceCopyWhenStatusRightsChanged } from './handlers/replace-copy-when-status-rights-changed';
import { StatusRights } from './status-rights';

export { StatusRights } from './status-rights';

@Module({ providers: [StatusRights, ReplaceCopyWhenStatusRightsChanged], exports: [StatusRights] })
export class StatusRightsModule {}
