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
import { AppError, Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { listingRefusals, type Scanned } from './conflicts/listing-refusals';
import { ScanRepository } from './scan.repository';
import { scansOfPallet, scansOfPallets } from './pallet-scans.queries';
import { closePallet } from './use-cases/close-pallet';
import { scanPallet } from './use-cases/scan-pallet';
import { scanProduct } from './use-cases/scan-product';
import { undoScan } from './use-cases/undo-scan';

@Controller()
export class ScanningController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(scanPalletContract)
  pallet(input: InputOf<typeof scanPalletContract>, call: CallInfo) {
    const { truck_id: truckId } = input.body;
    const work = () => scanPallet(this.tools, call, input);
    // in the hall a pallet is only looked up: nothing was put anywhere
    return truckId === undefined
      ? work()
      : listingRefusals(this.tools, call, () => this.scannedPallet(call, input.params.barcode, truckId), work);
  }

  @Handle(scanProductContract)
  product({ params: { pallet, barcode } }: InputOf<typeof scanProductContract>, call: CallInfo) {
    return listingRefusals(
      this.tools,
      call,
      () => this.scannedProduct(call, barcode, String(pallet), pallet),
      () => scanProduct(this.tools, call, pallet, barcode),
    );
  }

  @Handle(byCodeContract)
  byCode({ body: { pallet: code, barcode } }: InputOf<typeof byCodeContract>, call: CallInfo) {
    const palletId = this.repository(call).palletIdOf(code);
    return listingRefusals(
      this.tools,
      call,
      async () => this.scannedProduct(call, barcode, code, await palletId),
      async () => {
        const id = await palletId;
        if (id === null) throw new AppError('pallet.not_found', { number: code });
        return scanProduct(this.tools, call, id, barcode);
      },
    );
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

  private repository({ context }: CallInfo): ScanRepository {
    return new ScanRepository(this.tools.database, context.company_id);
  }

  private async scannedProduct(call: CallInfo, barcode: string, targetCode: string, palletId: number | null): Promise<Scanned> {
    const code = (await this.repository(call).barcodeOf(barcode)) ?? barcode;
    return { kind: 'product', code, targetCode, palletId, truckId: null };
  }

  private async scannedPallet(call: CallInfo, number: string, truckId: number): Promise<Scanned> {
    const palletId = await this.repository(call).palletIdOf(number);
    return { kind: 'pallet', code: number, targetCode: number, palletId, truckId };
  }
}
