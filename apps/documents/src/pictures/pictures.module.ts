import { Module } from '@nestjs/common';
import { Pictures } from './pictures';
import { PicturesController } from './pictures.controller';

export { pictureFormat, Pictures } from './pictures';
export type { PictureFormat } from './redraw';

@Module({ controllers: [PicturesController], providers: [Pictures], exports: [Pictures] })
export class PicturesModule {}
