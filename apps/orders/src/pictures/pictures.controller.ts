import { type InputOf, routes } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { OrdersConfig } from '../orders-config';
import { PictureFiles } from './picture-files';
import { importPictures } from './use-cases/import-pictures';
import { setProductPicture } from './use-cases/set-product-picture';

@Controller()
export class PicturesController {
  constructor(
    private readonly tools: ServiceTools<OrdersConfig>,
    private readonly files: PictureFiles,
  ) {}

  @Handle(routes.setProductPicture)
  set(input: InputOf<typeof routes.setProductPicture>, call: CallInfo) {
    return setProductPicture(this.tools, this.files, call, input);
  }

  @Handle(routes.importPictures)
  import({ body }: InputOf<typeof routes.importPictures>, call: CallInfo) {
    return importPictures(this.tools, this.files, call, body);
  }
}
