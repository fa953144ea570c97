import { listGlassOfProducts, listGlassStands, listGlassUnits, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ownerOf } from './glass-unit';
import { glassOfProducts, pageOfGlass, standsOf } from './glass-units.queries';

@Controller()
export class GlassUnitsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listGlassUnits)
  list({ query }: InputOf<typeof listGlassUnits>, { context }: CallInfo) {
    return pageOfGlass(this.tools.database, ownerOf(context), query);
  }

  @Handle(listGlassStands)
  stands({ query }: InputOf<typeof listGlassStands>, { context }: CallInfo) {
    return standsOf(this.tools.database, ownerOf(context), query.filter);
  }

  @Handle(listGlassOfProducts)
  ofProducts(input: InputOf<typeof listGlassOfProducts>, { context }: CallInfo) {
    return glassOfProducts(this.tools.database, ownerOf(context), input);
  }
}
