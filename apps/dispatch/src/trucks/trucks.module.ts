import { Module } from '@nestjs/common';
import { FollowPalletsWhenChanged } from './handlers/follow-pallets-when-changed';
import { DepartureSaga } from './sagas/departure.saga';
import { LoadPalletsSaga } from './sagas/load-pallets.saga';
import { RecallSaga } from './sagas/recall.saga';
import { UnloadPalletsSaga } from './sagas/unload-pallets.saga';
import { servedTrucks } from './served-trucks';
import { TrucksController } from './trucks.controller';
import { ApplyPlaces } from './use-cases/apply-places';
import { ArrangeFloor } from './use-cases/arrange-floor';
import { CreateVehicle } from './use-cases/create-vehicle';
import { DepartTruck } from './use-cases/depart-truck';
import { LoadPallets } from './use-cases/load-pallets';
import { MakeTrucks } from './use-cases/make-trucks';
import { RemoveFromTruck } from './use-cases/remove-from-truck';
import { UpdateTruck } from './use-cases/update-truck';

@Module({
  controllers: [TrucksController],
  providers: [
    ApplyPlaces,
    ArrangeFloor,
    CreateVehicle,
    DepartTruck,
    LoadPallets,
    MakeTrucks,
    RemoveFromTruck,
    UpdateTruck,
    LoadPalletsSaga,
    UnloadPalletsSaga,
    DepartureSaga,
    RecallSaga,
    FollowPalletsWhenChanged,
    servedTrucks,
  ],
})
export class TrucksModule {}
