import { Module } from '@nestjs/common';
import { ImportFiles } from './import-files';
import { ImportsController } from './imports.controller';

@Module({ controllers: [ImportsController], providers: [ImportFiles] })
export class ImportsModule {}
