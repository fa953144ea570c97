import 'reflect-metadata';
import { bootService } from '@mullion/server-kit';
import { documentsConfig } from './config';
import { dataSourceOptions } from './data-source';
import { DocumentsModule } from './documents.module';

void bootService({
  name: 'documents',
  module: DocumentsModule,
  dataSource: dataSourceOptions,
  config: documentsConfig,
});
