import { kitMigrations } from '@mullion/server-kit';
import type { DataSourceOptions } from 'typeorm';
import { CreateDispatch1795219200000 } from './migrations/1795219200000-create-dispatch';
import { RetireVehicles1795305600000 } from './migrations/1795305600000-retire-vehicles';
import { SearchTrucks1795305600100 } from './migrations/1795305600100-search-trucks';
import { NameWhoArranges1795306200000 } from './migrations/1795306200000-name-who-arranges';
import { KeepContents1795306300000 } from './migrations/1795306300000-keep-contents';
import { VersionTruckDetails1795306400000 } from './migrations/1795306400000-version-truck-details';
import { KeepCompanies1795307000000 } from './migrations/1795307000000-keep-companies';
import { GuardFloors1795392000000 } from './migrations/1795392000000-guard-floors';
import { MarkRemovedPallets1795392000400 } from './migrations/1795392000400-mark-removed-pallets';
import { NumberTrucks1795392000500 } from './migrations/1795392000500-number-trucks';
import { RememberStops1795910520000 } from './migrations/1795910520000-remember-stops';
import { KeepAxleLimits1795910530000 } from './migrations/1795910530000-keep-axle-limits';
import { SearchEverything1795954347200 } from './migrations/1795954347200-search-everything';
import { CreateStops1795962000200 } from './migrations/1795962000200-create-stops';
import { PlanDepartures1796004000000 } from './migrations/1796004000000-plan-departures';
import { RecordDepartures1796006010000 } from './migrations/1796006010000-record-departures';
import { VehicleRow } from './vehicles/vehicle.entity';
import { CreateReturnables1796007000000 } from './migrations/1796007000000-create-returnables';
import { KeepTimeZones1796100102000 } from './migrations/1796100102000-keep-time-zones';
import { RenameCustomersOnce1796100103000 } from './migrations/1796100103000-rename-customers-once';
import { SearchWithoutMarks1798000003400 } from './migrations/1798000003400-search-without-marks';

/** TypeORM's options of schema `dispatch`; `url` signs in as the role that owns it. */
export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  schema: 'dispatch',
  entities: [VehicleRow],
  migrations: [
    ...kitMigrations('dispatch'),
    CreateDispatch1795219200000,
    RetireVehicles1795305600000,
    SearchTrucks1795305600100,
    NameWhoArranges1795306200000,
    KeepContents1795306300000,
    VersionTruckDetails1795306400000,
    KeepCompanies1795307000000,
    GuardFloors1795392000000,
    MarkRemovedPallets1795392000400,
    NumberTrucks1795392000500,
    RememberStops1795910520000,
    KeepAxleLimits1795910530000,
    SearchEverything1795954347200,
    CreateStops1795962000200,
    PlanDepartures1796004000000,
    CreateReturnables1796007000000,
    RecordDepartures1796006010000,
    KeepTimeZones1796100102000,
    RenameCustomersOnce1796100103000,
    SearchWithoutMarks1798000003400,
  ],
  synchronize: false,
  applicationName: 'dispatch',
});
