import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { ArrangementsController } from './arrangements.controller';
import { NoteEarlyLoadingWhenPalletLoaded } from './handlers/note-early-loading-when-pallet-loaded';
import { palletCopy } from './pallet-copy';
import { DepartureSaga } from './sagas/departure.saga';
import { LoadPalletsSaga } from './sagas/load-pallets.saga';
import { MovePalletsSaga } from './sagas/move-pallets.saga';
import { RecallSaga } from './sagas/recall.saga';
import { UnloadPalletsSaga } from './sagas/unload-pallets.saga';
import { servedTrucks } from './served-trucks';
import { DropOldStopOrders } from './sweeps/drop-old-stop-orders';
import { DropOldArrangements } from './sweeps/drop-old-arrangements';
import { EnqueueDueArrangements } from './sweeps/enqueue-due-arrangements';
import { TrucksController } from './trucks.controller';

/** What departures do with trucks. */
export { recordTruck } from './record-truck';
export { TruckRepository } from './truck.repository';
export { DepartureRecordRepository } from './departure-record.repository';
export type { TruckRow } from './truck.row';

@Module({
  controllers: [TrucksController, ArrangementsController],
  providers: [
    LoadPalletsSaga,
    UnloadPalletsSaga,
    MovePalletsSaga,
    DepartureSaga,
    RecallSaga,
    ...keepCopies(palletCopy),
    NoteEarlyLoadingWhenPalletLoaded,
    servedTrucks,
    EnqueueDueArrangements,
    DropOldArrangements,
    DropOldStopOrders,
  ],
})
export class TrucksModule {}
