import { Module } from '@nestjs/common';
import { Pictures } from './pictures';

export { pictureFormat, Pictures } from './pictures';
export type { PictureFormat } from './redraw';

@Module({ providers: [Pictures], exports: [Pictures] })
export class PicturesModule {}
