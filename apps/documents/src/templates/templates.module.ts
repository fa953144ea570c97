import { Module } from '@nestjs/common';
import { DropOldUploads } from './sweeps/drop-old-uploads';
import { Logos } from './logos';
import { TemplatesController } from './templates.controller';

export { Logos } from './logos';

@Module({ controllers: [TemplatesController], providers: [Logos, DropOldUploads], exports: [Logos] })
export class TemplatesModule {}
