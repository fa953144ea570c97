import { routes, type InputOf } from '@mullion/contracts';
import { Handle, Rpc, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { exportCuttingFile } from './use-cases/export-cutting-file';

@Controller()
export class CuttingController {
  constructor(private readonly rpc: Rpc) {}

  @Handle(routes.exportCuttingFile)
  cut({ body }: InputOf<typeof routes.exportCuttingFile>, call: CallInfo) {
    return exportCuttingFile(this.rpc, call, body);
  }
}
