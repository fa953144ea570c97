import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module';
import { DropOldUploads } from './sweeps/drop-old-uploads';
import { Logos } from './logos';
import { TemplatesController } from './templates.controller';

export { Logos } from './logos';

@Module({
  imports: [PicturesModule],
  controllers: [TemplatesController],
  providers: [Logos, DropOldUploads],
  exports: [Logos],
})
export class TemplatesModule {}
