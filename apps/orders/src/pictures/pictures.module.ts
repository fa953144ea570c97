import { Module } from '@nestjs/common';
import { PictureFiles } from './picture-files';
import { PicturesController } from './pictures.controller';

@Module({ controllers: [PicturesController], providers: [PictureFiles] })
export class PicturesModule {}
