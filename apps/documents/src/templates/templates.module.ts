import { Module } from '@nestjs/common';
import { DropOldUploads } from './drop-old-uploads';
import { Logos } from './logos';
import { TemplatesController } from './templates.controller';
import { SaveTemplate } from './use-cases/save-template';

export { Logos } from './logos';

@Module({ controllers: [TemplatesController], providers: [Logos, SaveTemplate, DropOldUploads], exports: [Logos] })
export class TemplatesModule {}
