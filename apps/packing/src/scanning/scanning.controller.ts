import { closePallet, scanPallet, scanProduct, type InputOf, type OutputOf } from '@mullion/contracts';
import { Handle, type Answer, type CallInfo, type Committed } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ScanPallet } from './use-cases/scan-pallet';
import { ScanProduct } from './use-cases/scan-product';

@Controller()
export class ScanningController {
  constructor(
    private readonly pallets: ScanPallet,
    private readonly products: ScanProduct,
  ) {}

  @Handle(scanPallet)
  async pallet({ params, body }: InputOf<typeof scanPallet>, call: CallInfo): Promise<Answer<OutputOf<typeof scanPallet>>> {
    return body.truck_id === undefined ? this.pallets.find(call, params.barcode) : this.pallets.load(call, params.barcode, body.truck_id);
  }

  @Handle(scanProduct)
  product({ params }: InputOf<typeof scanProduct>, call: CallInfo): Promise<Committed<OutputOf<typeof scanProduct>>> {
    return this.products.run(call, params.pallet, params.barcode);
  }

  @Handle(closePallet)
  close({ params }: InputOf<typeof closePallet>, call: CallInfo): Promise<Committed<OutputOf<typeof closePallet>>> {
    return this.pallets.close(call, params.id);
  }
}
