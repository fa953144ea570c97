import { Module } from '@nestjs/common';
import { ProductsController } from './products.controller';
import { servedProducts } from './products.queries';
import { RemoveProductsSaga } from './sagas/remove-products.saga';

@Module({ controllers: [ProductsController], providers: [servedProducts, RemoveProductsSaga] })
export class ProductsModule {}
