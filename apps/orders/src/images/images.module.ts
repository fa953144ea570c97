import { Module } from '@nestjs/common';
import { ImagesController } from './images.controller';

export { storeImage } from './use-cases/store-image';

@Module({ controllers: [ImagesController] })
export class ImagesModule {}
