import { kitMigrations } from '@mullion/server-kit';
import type { DataSourceOptions } from 'typeorm';
import { AddressEntity } from './customers/address.entity';
import { ContactEntity } from './customers/contact.entity';
import { CustomerEntity } from './customers/customer.entity';
import { CommentEntity } from './comments/comment.entity';
import { ImageEntity } from './images/image.entity';
import { CreateCustomers1767225600100 } from './migrations/1767225600100-create-customers';
import { CreateOrders1767225600200 } from './migrations/1767225600200-create-orders';
import { CreateProducts1767225600300 } from './migrations/1767225600300-create-products';
import { CreateImagesAndCopies1767225600400 } from './migrations/1767225600400-create-images-and-copies';
import { VersionContactsAndAddresses1767225600500 } from './migrations/1767225600500-version-contacts-and-addresses';
import { CreateComments1795305600000 } from './migrations/1795305600000-create-comments';
import { IndexOpenOrders1795305600100 } from './migrations/1795305600100-index-open-orders';
import { CoverOrderCounts1795305600200 } from './migrations/1795305600200-cover-order-counts';
import { SearchCustomers1795305600300 } from './migrations/1795305600300-search-customers';
import { CountWords1795306300000 } from './migrations/1795306300000-count-words';
import { SortNamesAsInARegister1795306400000 } from './migrations/1795306400000-sort-names-as-in-a-register';
import { KeepOrdersOfTrucks1795307000000 } from './migrations/1795307000000-keep-orders-of-trucks';
import { KeepStatusFacts1795392000000 } from './migrations/1795392000000-keep-status-facts';
import { FillStatusFacts1795392000100 } from './migrations/1795392000100-fill-status-facts';
import { FindAndSortOrdersAsPeopleDo1795392000300 } from './migrations/1795392000300-find-and-sort-orders-as-people-do';
import { ReadWeeksByDate1795478400000 } from './migrations/1795478400000-read-weeks-by-date';
import { LinkRemakes1795737600000 } from './migrations/1795737600000-link-remakes';
import { KeepFittings1795910400000 } from './migrations/1795910400000-keep-fittings';
import { KeepEstimates1795949000234 } from './migrations/1795949000234-keep-estimates';
import { KeepDeliveries1795962000100 } from './migrations/1795962000100-keep-deliveries';
import { SearchEverything1795954347000 } from './migrations/1795954347000-search-everything';
import { SortByEstimate1795957100000 } from './migrations/1795957100000-sort-by-estimate';
import { FindMiddlesOfBarcodes1795957200000 } from './migrations/1795957200000-find-middles-of-barcodes';
import { SearchWithoutMarks1798000003200 } from './migrations/1798000003200-search-without-marks';
import { KeepImportMappings1798000142700 } from './migrations/1798000142700-keep-import-mappings';
import { FindImportMappings1798000143300 } from './migrations/1798000143300-find-import-mappings';
import { LetContactsHaveNoEmail1798000142840 } from './migrations/1798000142840-let-contacts-have-no-email';
import { KeepBulkChanges1798000143400 } from './migrations/1798000143400-keep-bulk-changes';
import { BulkChangeEntity } from './orders/bulk-change.entity';
import { ImportMappingEntity } from './imports/import-mapping.entity';
import { KeepDecisions1798000142800 } from './migrations/1798000142800-keep-decisions';
import { NameDecidedProducts1798000143201 } from './migrations/1798000143201-name-decided-products';
import { TellOfMovedDates1798000143202 } from './migrations/1798000143202-tell-of-moved-dates';
import { OrderEntity } from './core/orders/order.entity';
import { TruckCopyEntity } from './orders/truck-copy.entity';
import { FittingListEntity } from './core/products/fitting-list.entity';
import { ProductEntity } from './core/products/product.entity';
import { StatusRightsEntity } from './status-rights/status-rights.entity';

/** Database of this service: schema and role `orders`, migrations of the kit first. */
export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  schema: 'orders',
  entities: [
    CustomerEntity,
    AddressEntity,
    ContactEntity,
    OrderEntity,
    ProductEntity,
    FittingListEntity,
    CommentEntity,
    ImageEntity,
    ImportMappingEntity,
    BulkChangeEntity,
    StatusRightsEntity,
    TruckCopyEntity,
  ],
  migrations: [
    ...kitMigrations('orders'),
    CreateCustomers1767225600100,
    CreateOrders1767225600200,
    CreateProducts1767225600300,
    CreateImagesAndCopies1767225600400,
    VersionContactsAndAddresses1767225600500,
    CreateComments1795305600000,
    IndexOpenOrders1795305600100,
    CoverOrderCounts1795305600200,
    SearchCustomers1795305600300,
    CountWords1795306300000,
    SortNamesAsInARegister1795306400000,
    KeepOrdersOfTrucks1795307000000,
    KeepStatusFacts1795392000000,
    FillStatusFacts1795392000100,
    FindAndSortOrdersAsPeopleDo1795392000300,
    ReadWeeksByDate1795478400000,
    LinkRemakes1795737600000,
    KeepFittings1795910400000,
    KeepEstimates1795949000234,
    SearchEverything1795954347000,
    KeepDeliveries1795962000100,
    SortByEstimate1795957100000,
    FindMiddlesOfBarcodes1795957200000,
    SearchWithoutMarks1798000003200,
    KeepImportMappings1798000142700,
    KeepDecisions1798000142800,
    LetContactsHaveNoEmail1798000142840,
    NameDecidedProducts1798000143201,
    TellOfMovedDates1798000143202,
    FindImportMappings1798000143300,
    KeepBulkChanges1798000143400,
  ],
});
