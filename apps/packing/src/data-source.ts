import { kitMigrations } from '@mullion/server-kit';
import type { DataSourceOptions } from 'typeorm';
import { CreatePacking1795219200000 } from './migrations/1795219200000-create-packing';
import { CreatePins1795219201000 } from './migrations/1795219201000-create-pins';
import { SearchPallets1795305600000 } from './migrations/1795305600000-search-pallets';
import { KeepUndo1795305601000 } from './migrations/1795305601000-keep-undo';
import { SortNamesAsInARegister1795306500000 } from './migrations/1795306500000-sort-names-as-in-a-register';
import { VersionPalletRecords1795392000200 } from './migrations/1795392000200-version-pallet-records';
import { HoldProductsAndFindNumbers1795392000300 } from './migrations/1795392000300-hold-products-and-find-numbers';
import { KeepPlacesOfRemakes1795737600000 } from './migrations/1795737600000-keep-places-of-remakes';
import { KeepPalletsFromTipping1795773600000 } from './migrations/1795773600000-keep-pallets-from-tipping';
import { KeepFictivePallets1795910500000 } from './migrations/1795910500000-keep-fictive-pallets';
import { KeepAxleLimits1795910530000 } from './migrations/1795910530000-keep-axle-limits';
import { KeepPlanVariants1795947000317 } from './migrations/1795947000317-keep-plan-variants';
import { FindWhatWaits1795948000871 } from './migrations/1795948000871-find-what-waits';
import { KeepEstimates1795949000233 } from './migrations/1795949000233-keep-estimates';
import { SearchEverything1795954347100 } from './migrations/1795954347100-search-everything';
import { FindLatestDepartures1795954349000 } from './migrations/1795954349000-find-latest-departures';
import { KeepScanConflicts1796001001000 } from './migrations/1796001001000-keep-scan-conflicts';
import { CreateRacks1796004001000 } from './migrations/1796004001000-create-racks';
import { UndoRackScans1796100101000 } from './migrations/1796100101000-undo-rack-scans';
import { KeepDeletedPallets1798000000211 } from './migrations/1798000000211-keep-deleted-pallets';
import { WarnOfTwoAddresses1798000000710 } from './migrations/1798000000710-warn-of-two-addresses';
import { FindOldRackEvents1798000053002 } from './migrations/1798000053002-find-old-rack-events';
import { SearchWithoutMarks1798000003300 } from './migrations/1798000003300-search-without-marks';
import { TellPackingTypesApart1798000051200 } from './migrations/1798000051200-tell-packing-types-apart';
import { TakeActsBack1798000142201 } from './migrations/1798000142201-take-acts-back';
import { NameTheOrderOfAnAct1798000143501 } from './migrations/1798000143501-name-the-order-of-an-act';
import { RackEntity } from './racks/rack.entity';
import { PackingTypeRow } from './packing-types/packing-type.entity';

/** TypeORM's options of schema `packing`; `url` signs in as the role that owns it. */
export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  schema: 'packing',
  entities: [RackEntity, PackingTypeRow],
  migrations: [
    ...kitMigrations('packing'),
    CreatePacking1795219200000,
    CreatePins1795219201000,
    SearchPallets1795305600000,
    KeepUndo1795305601000,
    SortNamesAsInARegister1795306500000,
    VersionPalletRecords1795392000200,
    HoldProductsAndFindNumbers1795392000300,
    KeepPlacesOfRemakes1795737600000,
    KeepPalletsFromTipping1795773600000,
    KeepFictivePallets1795910500000,
    KeepAxleLimits1795910530000,
    KeepPlanVariants1795947000317,
    FindWhatWaits1795948000871,
    KeepEstimates1795949000233,
    SearchEverything1795954347100,
    FindLatestDepartures1795954349000,
    KeepScanConflicts1796001001000,
    CreateRacks1796004001000,
    UndoRackScans1796100101000,
    KeepDeletedPallets1798000000211,
    WarnOfTwoAddresses1798000000710,
    SearchWithoutMarks1798000003300,
    TellPackingTypesApart1798000051200,
    FindOldRackEvents1798000053002,
    TakeActsBack1798000142201,
    NameTheOrderOfAnAct1798000143501,
  ],
  synchronize: false,
  applicationName: 'packing',
});
