import { type InputOf, routes } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ImportFiles } from './import-files';
import { importTemplate } from './import-template.queries';
import { importOrders } from './use-cases/import-orders';

@Controller()
export class ImportsController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly files: ImportFiles,
  ) {}

  @Handle(routes.importOrders)
  import({ body }: InputOf<typeof routes.importOrders>, call: CallInfo) {
    return importOrders(this.tools, this.files, call, body);
  }

  @Handle(routes.importTemplate)
  template({ query }: InputOf<typeof routes.importTemplate>) {
    return importTemplate(query);
  }
}
