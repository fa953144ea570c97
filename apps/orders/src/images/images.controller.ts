import { getImages, type InputOf } from '@mullion/contracts';
import { type CallInfo, Database, Handle } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ImagesQueries } from './images.queries';

@Controller()
export class ImagesController {
  constructor(private readonly database: Database) {}

  @Handle(getImages)
  images({ hashes }: InputOf<typeof getImages>, call: CallInfo) {
    return new ImagesQueries(this.database, call.context.company_id).byHash(hashes);
  }
}
