import { getImages, routes, type InputOf } from '@mullion/contracts';
import { AppError, type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { imagesByHash } from './images.queries';

@Controller()
export class ImagesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(routes.getPicture)
  async picture({ params }: InputOf<typeof routes.getPicture>, { context }: CallInfo) {
    const found = await imagesByHash(this.tools.database, context.company_id, [params.hash]);
    const image = found[params.hash];
    if (image === undefined) throw new AppError('not_found');
    return { image };
  }

  @Handle(getImages)
  images({ hashes }: InputOf<typeof getImages>, { context }: CallInfo) {
    return imagesByHash(this.tools.database, context.company_id, hashes);
  }
}
