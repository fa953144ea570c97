import { Module } from '@nestjs/common';
import { ProductsController } from './products.controller';
import { servedProducts } from './products.queries';
import { ApplyDecisionsSaga } from './sagas/apply-decisions.saga';
import { RemoveProductsSaga } from './sagas/remove-products.saga';

@Module({ controllers: [ProductsController], providers: [servedProducts, ApplyDecisionsSaga, RemoveProductsSaga] })
export class ProductsModule {}
