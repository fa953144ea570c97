import { bootService } from '@mullion/server-kit';
import { dataSourceOptions } from './data-source';
import { productionConfig } from './production-config';
import { ProductionModule } from './production.module';

void bootService({
  name: 'production',
  module: ProductionModule,
  dataSource: dataSourceOptions,
  config: productionConfig,
});
