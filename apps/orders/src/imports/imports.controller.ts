import { type InputOf, routes } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { FileReader } from './file-reader';
import { importTemplate } from './import-template.queries';
import { Uploads } from './uploads';
import { importOrders } from './use-cases/import-orders';

@Controller()
export class ImportsController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly uploads: Uploads,
    private readonly reader: FileReader,
  ) {}

  @Handle(routes.importOrders)
  import({ body }: InputOf<typeof routes.importOrders>, call: CallInfo) {
    return importOrders(this.tools, { uploads: this.uploads, reader: this.reader }, call, body);
  }

  @Handle(routes.importTemplate)
  template({ query }: InputOf<typeof routes.importTemplate>) {
    return importTemplate(query);
  }
}
