import path from 'node:path';
import { KIT_CONFIG, openBlobStore } from '@mullion/server-kit';
import { SpreadsheetReader } from '@mullion/spreadsheet';
import { Module } from '@nestjs/common';
import type { OrdersConfig } from '../orders-config';
import { ImportsController } from './imports.controller';
import { Uploads } from './uploads';

@Module({
  controllers: [ImportsController],
  providers: [
    { provide: SpreadsheetReader, useFactory: () => new SpreadsheetReader(path.join(__dirname, 'read-spreadsheet.worker.cjs')) },
    {
      provide: Uploads,
      inject: [KIT_CONFIG],
      useFactory: (config: OrdersConfig) => new Uploads(openBlobStore(config.BLOB_URL)),
    },
  ],
})
export class ImportsModule {}
