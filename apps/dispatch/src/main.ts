import 'reflect-metadata';
import { bootService } from '@mullion/server-kit';
import { dataSourceOptions } from './data-source';
import { DispatchModule } from './dispatch.module';

void bootService({ name: 'dispatch', module: DispatchModule, dataSource: dataSourceOptions });
