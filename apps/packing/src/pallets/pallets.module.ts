import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { orderCopy, productCopy } from '../core/copies/order-copies';
import { PalletsController } from './pallets.controller';
import { servedPallets } from './served-pallets';
import { AskForDueRenders } from './sweeps/ask-for-due-renders';
import { DropDeletedPallets } from './sweeps/drop-deleted-pallets';
import { DropOldRenderRequests } from './sweeps/drop-old-render-requests';

@Module({
  controllers: [PalletsController],
  providers: [...keepCopies(orderCopy, productCopy), servedPallets, AskForDueRenders, DropOldRenderRequests, DropDeletedPallets],
})
export class PalletsModule {}
