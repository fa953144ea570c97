import { Module } from '@nestjs/common';
import { ImagesController } from './images.controller';
import { DropUnnamedImages } from './sweeps/drop-unnamed-images';

export { cleanSvg, hashOfImage, keepImage, storeImage } from './use-cases/store-image';

@Module({ controllers: [ImagesController], providers: [DropUnnamedImages] })
export class ImagesModule {}
