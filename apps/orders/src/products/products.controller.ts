import {
  getProductsToPrint,
  getSheetSamples,
  type InputOf,
  readProduct,
  readProductSet,
  remakeProduct as remakeContract,
  routes,
  searchProducts,
} from '@mullion/contracts';
import { type CallInfo, Copies, Handle, readFresh, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { OrdersConfig } from '../orders-config';
import { foundProducts } from './found-products.queries';
import {
  copiedFrom,
  productByBarcode,
  productById,
  productImage,
  productSet,
  productsToPrint,
} from './products.queries';
import { sheetSamples } from './sheet-samples.queries';
import { changeProductStatus } from './use-cases/change-product-status';
import { changeProductStatuses } from './use-cases/change-product-statuses';
import { undoProductStatus } from './use-cases/undo-product-status';
import { createProduct } from './use-cases/create-product';
import { deleteProduct } from './use-cases/delete-product';
import { remakeProduct } from './use-cases/remake-product';
import { updateProduct, updateProducts } from './use-cases/update-products';

@Controller()
export class ProductsController {
  constructor(
    private readonly tools: ServiceTools<OrdersConfig>,
    private readonly copies: Copies,
  ) {}

  @Handle(readProduct)
  read({ id }: InputOf<typeof readProduct>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      productById(this.tools.database, call.context.company_id, id),
    );
  }

  @Handle(readProductSet)
  readSet({ barcode }: InputOf<typeof readProductSet>, { context }: CallInfo) {
    return productSet(this.tools.database, context.company_id, barcode);
  }

  @Handle(getProductsToPrint)
  toPrint({ product_ids: ids }: InputOf<typeof getProductsToPrint>, { context }: CallInfo) {
    return productsToPrint(this.tools.database, context.company_id, ids);
  }

  @Handle(getSheetSamples)
  samples(_input: InputOf<typeof getSheetSamples>, { context }: CallInfo) {
    return sheetSamples(this.tools.database, context.company_id);
  }

  @Handle(routes.findProduct)
  find({ params }: InputOf<typeof routes.findProduct>, { context }: CallInfo) {
    return productByBarcode(this.tools.database, context.company_id, params.barcode);
  }

  @Handle(searchProducts)
  search({ text }: InputOf<typeof searchProducts>, { context }: CallInfo) {
    return foundProducts(this.tools.database, context.company_id, text);
  }

  @Handle(routes.getProductImage)
  image({ params }: InputOf<typeof routes.getProductImage>, { context }: CallInfo) {
    return productImage(this.tools.database, context.company_id, params.id);
  }

  @Handle(routes.createProduct)
  create({ body }: InputOf<typeof routes.createProduct>, call: CallInfo) {
    return createProduct(this.tools, call, body);
  }

  @Handle(routes.updateProduct)
  update(input: InputOf<typeof routes.updateProduct>, call: CallInfo) {
    return updateProduct(this.tools, this.copies, call, input);
  }

  @Handle(routes.updateProducts)
  updateMany({ body }: InputOf<typeof routes.updateProducts>, call: CallInfo) {
    return updateProducts(this.tools, this.copies, call, body);
  }

  @Handle(routes.deleteProduct)
  remove(input: InputOf<typeof routes.deleteProduct>, call: CallInfo) {
    return deleteProduct(this.tools, call, input);
  }

  @Handle(remakeContract)
  remake(input: InputOf<typeof remakeContract>, call: CallInfo) {
    return remakeProduct(this.tools, call, input);
  }

  @Handle(routes.changeProductStatus)
  changeStatus(input: InputOf<typeof routes.changeProductStatus>, call: CallInfo) {
    return changeProductStatus(this.tools, this.copies, call, input);
  }

  @Handle(routes.changeProductStatuses)
  changeStatuses({ body }: InputOf<typeof routes.changeProductStatuses>, call: CallInfo) {
    return changeProductStatuses(this.tools, this.copies, call, body);
  }

  @Handle(routes.undoProductStatus)
  undoStatus(input: InputOf<typeof routes.undoProductStatus>, call: CallInfo) {
    return undoProductStatus(this.tools, call, input);
  }
}
