import 'reflect-metadata';
import { bootService } from '@mullion/server-kit';
import { dataSourceOptions } from './data-source';
import { PackingModule } from './packing.module';

void bootService({ name: 'packing', module: PackingModule, dataSource: dataSourceOptions });
