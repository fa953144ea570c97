import {
  closePallet as closeContract,
  getPalletScans,
  getScansOfPallets,
  scanPallet as scanPalletContract,
  scanProduct as scanProductContract,
  scanProductByCode as byCodeContract,
  undoScan as undoContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { scansOfPallet, scansOfPallets } from './pallet-scans.queries';
import { closePallet } from './use-cases/close-pallet';
import { acceptPalletScan, acceptProductScan, acceptProductScanByCode } from './use-cases/accept-scan';
import { undoScan } from './use-cases/undo-scan';

@Controller()
export class ScanningController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(scanPalletContract)
  pallet(input: InputOf<typeof scanPalletContract>, call: CallInfo) {
    return acceptPalletScan(this.tools, call, input);
  }

  @Handle(scanProductContract)
  product({ params }: InputOf<typeof scanProductContract>, call: CallInfo) {
    return acceptProductScan(this.tools, call, params.pallet, params.barcode);
  }

  @Handle(byCodeContract)
  byCode(input: InputOf<typeof byCodeContract>, call: CallInfo) {
    return acceptProductScanByCode(this.tools, call, input);
  }

  @Handle(undoContract)
  undo(input: InputOf<typeof undoContract>, call: CallInfo) {
    return undoScan(this.tools, call, input);
  }

  @Handle(getPalletScans)
  scans({ params }: InputOf<typeof getPalletScans>, { context }: CallInfo) {
    return scansOfPallet(this.tools.database, context.company_id, params.id);
  }

  @Handle(getScansOfPallets)
  scansOf({ pallet_ids: ids }: InputOf<typeof getScansOfPallets>, { context }: CallInfo) {
    return scansOfPallets(this.tools.database, context.company_id, ids);
  }

  @Handle(closeContract)
  close({ params }: InputOf<typeof closeContract>, call: CallInfo) {
    return closePallet(this.tools, call, params.id);
  }
}
