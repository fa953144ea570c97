import { KIT_CONFIG, type KitConfig, openBlobStore } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { ImportsController } from './imports.controller';
import { SpreadsheetReader } from './spreadsheet-reader';
import { Uploads } from './uploads';
import { ImportFile } from './use-cases/import-file';

// What the seed reads its building with.
export { readCsv } from './read-csv';
export { productsOfRow } from './rules/diff-order';
export { readRows } from './rules/read-rows';

@Module({
  imports: [ProductsModule],
  controllers: [ImportsController],
  providers: [
    ImportFile,
    SpreadsheetReader,
    {
      provide: Uploads,
      inject: [KIT_CONFIG],
      useFactory: (config: KitConfig<{ BLOB_URL: string }>) => new Uploads(openBlobStore(config.BLOB_URL)),
    },
  ],
})
export class ImportsModule {}
