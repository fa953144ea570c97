import { importOrders, type InputOf, importTemplate } from '@mullion/contracts';
import { AppError, type CallInfo, Committed, Handle, reply } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { makeTemplate } from './import-template';
import { Uploads } from './uploads';
import { ImportFile } from './use-cases/import-file';

@Controller()
export class ImportsController {
  constructor(
    private readonly importFile: ImportFile,
    private readonly uploads: Uploads,
  ) {}

  @Handle(importOrders)
  async import({ body }: InputOf<typeof importOrders>, call: CallInfo) {
    const file = body.files.find((one) => one.field === 'file');
    if (!file) throw new AppError('invalid', {}, { errors: [{ path: 'body.file', code: 'required' }] });
    const bytes = await this.uploads.read(call.context.company_id, file);
    const result = await this.importFile.run(call, body, bytes, file.name);
    await this.uploads.discard(file.key);
    return result instanceof Committed ? result : reply(200, result);
  }

  @Handle(importTemplate)
  template({ query }: InputOf<typeof importTemplate>) {
    return makeTemplate(query);
  }
}
