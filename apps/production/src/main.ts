import { bootService } from '@mullion/server-kit';
import { dataSourceOptions } from './data-source';
import { ProductionModule } from './production.module';

void bootService({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
