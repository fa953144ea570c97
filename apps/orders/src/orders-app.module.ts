import { Module } from '@nestjs/common';
import { CommentsModule } from './comments/comments.module';
import { CustomersModule } from './customers/customers.module';
import { ImagesModule } from './images/images.module';
import { ImportsModule } from './imports/imports.module';
import { OrdersModule } from './orders/orders.module';
import { PicturesModule } from './pictures/pictures.module';
import { PreparationModule } from './preparation/preparation.module';
import { ProductsModule } from './products/products.module';
import { SharingModule } from './sharing/sharing.module';
import { StatusChangesModule } from './status-changes/status-changes.module';
import { StatusRightsModule } from './status-rights/status-rights.module';

/** Orders, products, customers, imports: everything that is known before packing begins. */
@Module({
  imports: [
    StatusRightsModule,
    CustomersModule,
    ImagesModule,
    ProductsModule,
    OrdersModule,
    ImportsModule,
    PicturesModule,
    StatusChangesModule,
    CommentsModule,
    PreparationModule,
    SharingModule,
  ],
})
export class OrdersAppModule {}
