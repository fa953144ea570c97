import { kitMigrations } from '@mullion/server-kit';
import type { DataSourceOptions } from 'typeorm';
import { CreateWorkCenters1767225600000 } from './migrations/1767225600000-create-work-centers';
import { CreateOperations1795306300000 } from './migrations/1795306300000-create-operations';
import { KeepOperationEvents1795564800000 } from './migrations/1795564800000-keep-operation-events';
import { ShowOrdersInProduction1795651200000 } from './migrations/1795651200000-show-orders-in-production';
import { FindOperationEventsByTime1795651200100 } from './migrations/1795651200100-find-operation-events-by-time';
import { CreateSuppliers1795651800000 } from './migrations/1795651800000-create-suppliers';
import { CreateWorkCalendars1795565000000 } from './migrations/1795565000000-create-work-calendars';
import { ReadWorkCenterPage1795612000000 } from './migrations/1795612000000-read-work-center-page';
import { CreateProblems1795568400700 } from './migrations/1795568400700-create-problems';
import { CreateTools1795652400000 } from './migrations/1795652400000-create-tools';
import { CreateGlassUnits1795653000000 } from './migrations/1795653000000-create-glass-units';
import { CreateRemakes1795737600000 } from './migrations/1795737600000-create-remakes';
import { OpenProblemsFromOperations1795653600000 } from './migrations/1795653600000-open-problems-from-operations';
import { NameSuppliersOfGlass1795738700000 } from './migrations/1795738700000-name-suppliers-of-glass';
import { FindGlassOfNewOrders1795738800000 } from './migrations/1795738800000-find-glass-of-new-orders';
import { CountChangesOfOrders1795738000000 } from './migrations/1795738000000-count-changes-of-orders';
import { NameActionsOnce1795738600000 } from './migrations/1795738600000-name-actions-once';
import { FindProblemsOfDamages1795962000300 } from './migrations/1795962000300-find-problems-of-damages';
import { SearchWithoutMarks1798000003500 } from './migrations/1798000003500-search-without-marks';
import { EndOperations1798000004100 } from './migrations/1798000004100-end-operations';
import { KeepTrucks1798000004200 } from './migrations/1798000004200-keep-trucks';
import { TellWorkCentersApart1798000051100 } from './migrations/1798000051100-tell-work-centers-apart';
import { ChangeWhatIsMade1798000142800 } from './migrations/1798000142800-change-what-is-made';
import { KnowWhatCentersWorkBy1798000143100 } from './migrations/1798000143100-know-what-centers-work-by';
import { TellOfChanges1798000143200 } from './migrations/1798000143200-tell-of-changes';
import { FindUnitsByBarcode1798000900000 } from './migrations/1798000900000-find-units-by-barcode';
import { WorkCenterRow } from './work-centers/work-center.entity';

/** TypeORM's options of production: its own schema, its entities, its migrations after those of the kit. */
export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  schema: 'production',
  entities: [WorkCenterRow],
  migrations: [
    ...kitMigrations('production'),
    CreateWorkCenters1767225600000,
    CreateOperations1795306300000,
    KeepOperationEvents1795564800000,
    CreateWorkCalendars1795565000000,
    ShowOrdersInProduction1795651200000,
    FindOperationEventsByTime1795651200100,
    CreateSuppliers1795651800000,
    ReadWorkCenterPage1795612000000,
    CreateProblems1795568400700,
    CreateTools1795652400000,
    CreateGlassUnits1795653000000,
    CreateRemakes1795737600000,
    OpenProblemsFromOperations1795653600000,
    CountChangesOfOrders1795738000000,
    NameActionsOnce1795738600000,
    NameSuppliersOfGlass1795738700000,
    FindGlassOfNewOrders1795738800000,
    FindProblemsOfDamages1795962000300,
    SearchWithoutMarks1798000003500,
    EndOperations1798000004100,
    KeepTrucks1798000004200,
    TellWorkCentersApart1798000051100,
    ChangeWhatIsMade1798000142800,
    KnowWhatCentersWorkBy1798000143100,
    TellOfChanges1798000143200,
    FindUnitsByBarcode1798000900000,
  ],
});
