import { bootService } from '@mullion/server-kit';
import { identityConfig } from './config';
import { dataSourceOptions } from './data-source';
import { IdentityModule } from './identity.module';

void bootService({ name: 'identity', module: IdentityModule, dataSource: dataSourceOptions, config: identityConfig });
