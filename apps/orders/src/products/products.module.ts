import { Module } from '@nestjs/common';
import { StatusRightsModule } from '../status-rights/status-rights.module';
import { RemoveProductsSaga } from './handlers/remove-products.saga';
import { PackingQuestion } from './packing-question';
import { ProductsController } from './products.controller';
import { servedProducts } from './products.queries';

@Module({
  imports: [StatusRightsModule],
  controllers: [ProductsController],
  providers: [servedProducts, PackingQuestion, RemoveProductsSaga],
  exports: [PackingQuestion],
})
export class ProductsModule {}
