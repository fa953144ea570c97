import { Module } from '@nestjs/common';
import { Logos } from './logos';
import { TemplatesController } from './templates.controller';
import { SaveTemplate } from './use-cases/save-template';

@Module({ controllers: [TemplatesController], providers: [Logos, SaveTemplate] })
export class TemplatesModule {}
