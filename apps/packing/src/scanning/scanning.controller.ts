import {
  closePallet as closeContract,
  scanPallet as scanPalletContract,
  scanProduct as scanProductContract,
  undoScan as undoContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { closePallet } from './use-cases/close-pallet';
import { scanPallet } from './use-cases/scan-pallet';
import { scanProduct } from './use-cases/scan-product';
import { undoScan } from './use-cases/undo-scan';

@Controller()
export class ScanningController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(scanPalletContract)
  pallet(input: InputOf<typeof scanPalletContract>, call: CallInfo) {
    return scanPallet(this.tools, call, input);
  }

  @Handle(scanProductContract)
  product({ params }: InputOf<typeof scanProductContract>, call: CallInfo) {
    return scanProduct(this.tools, call, params.pallet, params.barcode);
  }

  @Handle(undoContract)
  undo(input: InputOf<typeof undoContract>, call: CallInfo) {
    return undoScan(this.tools, call, input);
  }

  @Handle(closeContract)
  close({ params }: InputOf<typeof closeContract>, call: CallInfo) {
    return closePallet(this.tools, call, params.id);
  }
}
