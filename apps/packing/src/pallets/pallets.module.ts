import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module';
import { NumbersModule } from '../numbers/numbers.module';
import { PackingTypesModule } from '../packing-types/packing-types.module';
import { OrderCopies, orderCopy, productCopy } from './order-copies';
import { PalletsController } from './pallets.controller';
import { PalletsQueries, servedPallets } from './pallets.queries';
import { RenderRequests } from './render-requests';
import { FreePlacements } from './use-cases/free-placements';
import { HoldProducts } from './use-cases/hold-products';
import { MakePallets } from './use-cases/make-pallets';
import { MoveProduct } from './use-cases/move-product';
import { PinPallets } from './use-cases/pin-pallets';
import { PlaceOnTrucks } from './use-cases/place-on-trucks';
import { PrintPreparation } from './use-cases/print-preparation';
import { UpdatePallets } from './use-cases/update-pallets';

export { resettleRemaining } from './resettle-remaining';
export { OrderCopies } from './order-copies';
export { PalletWork, tryAgain } from './pallet-work';
export { PalletRepository, selectProducts } from './pallet.repository';
export { PinRepository, type Pins } from './pin.repository';
export type { PalletRow, PalletState, ProductRow } from './pallet.row';
export { palletDto, palletRecordOf, placedProductDto, shownNumberOf, toLoad, toPackProduct } from './pallet.mapper';
export { withLoad } from './derive-pallet';
export { draftPallet, makingOf, type PalletSpec } from './new-pallet';
export { lengthRuleOf, resize } from './rules/resize';

@Module({
  imports: [CopiesModule, NumbersModule, PackingTypesModule],
  controllers: [PalletsController],
  providers: [
    PalletsQueries,
    RenderRequests,
    OrderCopies,
    ...keepCopies(orderCopy, productCopy),
    servedPallets,
    MoveProduct,
    UpdatePallets,
    MakePallets,
    PrintPreparation,
    FreePlacements,
    HoldProducts,
    PinPallets,
    PlaceOnTrucks,
  ],
  exports: [PalletsQueries, OrderCopies],
})
export class PalletsModule {}
