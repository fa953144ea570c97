import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { orderCopy, productCopy } from '../core/copies/order-copies';
import { PalletsController } from './pallets.controller';
import { servedPallets } from './served-pallets';
import { AskForDueRenders } from './sweeps/ask-for-due-renders';
import { PlanningActsController } from './planning-acts.controller';
import { DropDeletedPallets } from './sweeps/drop-deleted-pallets';
import { DropOldActs } from './sweeps/drop-old-acts';
import { DropOldRenderRequests } from './sweeps/drop-old-render-requests';

@Module({
  controllers: [PalletsController, PlanningActsController],
  providers: [
    ...keepCopies(orderCopy, productCopy),
    servedPallets,
    AskForDueRenders,
    DropOldRenderRequests,
    DropDeletedPallets,
    DropOldActs,
  ],
})
export class PalletsModule {}
