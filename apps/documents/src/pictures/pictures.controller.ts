import { drawPicture as contract, type InputOf } from '@mullion/contracts';
import { Blobs, Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { Pictures } from './pictures';
import { drawPicture } from './use-cases/draw-picture';

@Controller()
export class PicturesController {
  constructor(
    private readonly blobs: Blobs,
    private readonly pictures: Pictures,
  ) {}

  @Handle(contract)
  async draw(input: InputOf<typeof contract>, { context }: CallInfo) {
    return { svg: await drawPicture(this.blobs, this.pictures, context, input) };
  }
}
