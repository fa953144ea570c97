import { Module } from '@nestjs/common';
import { ImagesController } from './images.controller';

// What the seed stores pictures with.
export { ImageRepository } from './image.repository';

@Module({ controllers: [ImagesController] })
export class ImagesModule {}
