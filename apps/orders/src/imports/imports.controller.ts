import { type InputOf, routes } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ImportFiles } from './import-files';
import { importMappings } from './import-mappings.queries';
import { importTemplate } from './import-template.queries';
import { importOrders } from './use-cases/import-orders';
import { deleteMapping, renameMapping, saveMapping } from './use-cases/save-mapping';

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

  @Handle(routes.listImportMappings)
  mappings(_input: InputOf<typeof routes.listImportMappings>, { context }: CallInfo) {
    return importMappings(this.tools.database, context);
  }

  @Handle(routes.saveImportMapping)
  saveMapping({ body }: InputOf<typeof routes.saveImportMapping>, call: CallInfo) {
    return saveMapping(this.tools, call, body);
  }

  @Handle(routes.renameImportMapping)
  renameMapping({ params, body }: InputOf<typeof routes.renameImportMapping>, call: CallInfo) {
    return renameMapping(this.tools, call, params.id, body.name);
  }

  @Handle(routes.deleteImportMapping)
  deleteMapping({ params }: InputOf<typeof routes.deleteImportMapping>, call: CallInfo) {
    return deleteMapping(this.tools, call, params.id);
  }
}
