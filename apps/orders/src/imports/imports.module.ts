import path from 'node:path';
import { KIT_CONFIG, type KitConfig, openBlobStore } from '@mullion/server-kit';
import { SpreadsheetReader } from '@mullion/spreadsheet';
import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { ImportsController } from './imports.controller';
import { Uploads } from './uploads';
import { ImportFile } from './use-cases/import-file';

@Module({
  imports: [ProductsModule],
  controllers: [ImportsController],
  providers: [
    ImportFile,
    { provide: SpreadsheetReader, useFactory: () => new SpreadsheetReader(path.join(__dirname, 'read-spreadsheet.worker.cjs')) },
    {
      provide: Uploads,
      inject: [KIT_CONFIG],
      useFactory: (config: KitConfig<{ BLOB_URL: string }>) => new Uploads(openBlobStore(config.BLOB_URL)),
    },
  ],
})
export class ImportsModule {}
