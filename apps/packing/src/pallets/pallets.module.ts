import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { orderCopy, productCopy } from './order-copies';
import { PalletsController } from './pallets.controller';
import { servedPallets } from './served-pallets';
import { AskForDueRenders } from './sweeps/ask-for-due-renders';
import { DropOldRenderRequests } from './sweeps/drop-old-render-requests';

export { PalletCodes } from './pallet-codes.repository';
export { PalletWork, tryAgain } from './pallet-work';
export { PalletRepository, selectProducts } from './pallet.repository';
export { PinRepository, type Pins } from './pin.repository';
export type { PalletRow, PalletState, ProductRow } from './pallet.row';
export { palletDto, palletRecordOf, placedProductDto, shownNumberOf, toLoad, toPackProduct } from './pallet.mapper';
export { derivePallet, withLoad } from './derive-pallet';
export { mapInSlices } from './map-in-slices';
export { draftPallet, palletSpecOf, type PalletSpec } from './new-pallet';
export { lengthRuleOf, resize } from './rules/resize';
export { statusOffTruck } from './rules/status-off-truck';
export { toForeseenPallet } from './use-cases/foresee-pallets';
export { healOrders } from './use-cases/heal-orders';
export { resettleRemaining } from './use-cases/resettle-remaining';

@Module({
  controllers: [PalletsController],
  providers: [...keepCopies(orderCopy, productCopy), servedPallets, AskForDueRenders, DropOldRenderRequests],
})
export class PalletsModule {}
