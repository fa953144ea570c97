import {
  deleteGlassUnit,
  listGlassOfProducts,
  listGlassStands,
  listGlassUnits,
  uploadGlassUnits,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { GlassFiles } from './glass-files';
import { ownerOf } from './glass-unit';
import { glassOfProducts, pageOfGlass, standsOf } from './glass-units.queries';
import { deleteGlass } from './use-cases/delete-glass';
import { uploadGlass } from './use-cases/upload-glass';

@Controller()
export class GlassUnitsController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly files: GlassFiles,
  ) {}

  @Handle(listGlassUnits)
  list({ query }: InputOf<typeof listGlassUnits>, { context }: CallInfo) {
    return pageOfGlass(this.tools.database, ownerOf(context), query);
  }

  @Handle(listGlassStands)
  stands({ query }: InputOf<typeof listGlassStands>, { context }: CallInfo) {
    return standsOf(this.tools.database, ownerOf(context), query.filter);
  }

  @Handle(uploadGlassUnits)
  upload(input: InputOf<typeof uploadGlassUnits>, call: CallInfo) {
    return uploadGlass(this.tools, this.files, call, input);
  }

  @Handle(deleteGlassUnit)
  remove({ params }: InputOf<typeof deleteGlassUnit>, call: CallInfo) {
    return deleteGlass(this.tools, call, params.id);
  }

  @Handle(listGlassOfProducts)
  ofProducts(input: InputOf<typeof listGlassOfProducts>, { context }: CallInfo) {
    return glassOfProducts(this.tools.database, ownerOf(context), input);
  }
}
