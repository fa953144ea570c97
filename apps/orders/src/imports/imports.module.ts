import { KIT_CONFIG, openBlobStore } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import type { OrdersConfig } from '../orders-config';
import { FileReader } from './file-reader';
import { ImportsController } from './imports.controller';
import { Uploads } from './uploads';

@Module({
  controllers: [ImportsController],
  providers: [
    FileReader,
    {
      provide: Uploads,
      inject: [KIT_CONFIG],
      useFactory: (config: OrdersConfig) => new Uploads(openBlobStore(config.BLOB_URL)),
    },
  ],
})
export class ImportsModule {}
