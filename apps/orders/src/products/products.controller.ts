import {
  changeProductStatus,
  createProduct,
  deleteProduct,
  findProduct,
  getProductImage,
  getProductsToPrint,
  type InputOf,
  type Product,
  readProduct,
  type RequestContext,
  updateProduct,
  updateProducts,
} from '@mullion/contracts';
import { type CallInfo, Database, Handle, Reply, Sagas } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ImagesQueries } from '../images/images.queries';
import { awaitSaga } from '../saga-answer';
import { StatusRights } from '../status-rights/status-rights.module';
import { PackingQuestion } from './packing-question';
import { ProductsQueries } from './products.queries';
import { beginRemovingProduct } from './use-cases/remove-products';
import { addProduct, changeStatusByBarcode, editProducts, type ProductEditOf } from './use-cases/write-product';

const SAGA_MS = 10_000;

@Controller()
export class ProductsController {
  constructor(
    private readonly database: Database,
    private readonly sagas: Sagas,
    private readonly statusRights: StatusRights,
    private readonly packing: PackingQuestion,
  ) {}

  @Handle(readProduct)
  async read({ id }: InputOf<typeof readProduct>, call: CallInfo) {
    const freshness = await this.database.waitForStamps(call, ['packing', 'dispatch']);
    return new Reply(await this.queries(call.context).byId(id), null, null, freshness === 'stale');
  }

  @Handle(getProductsToPrint)
  async toPrint({ product_ids: ids }: InputOf<typeof getProductsToPrint>, { context }: CallInfo) {
    const products = await this.queries(context).byIds(ids);
    const hashes = [...new Set(products.flatMap((product) => product.image ?? []))];
    return { products, images: await new ImagesQueries(this.database, context.company_id).byHash(hashes) };
  }

  @Handle(findProduct)
  find({ params }: InputOf<typeof findProduct>, { context }: CallInfo) {
    return this.queries(context).byBarcode(params.barcode);
  }

  @Handle(getProductImage)
  image({ params }: InputOf<typeof getProductImage>, { context }: CallInfo) {
    return this.queries(context).image(params.id);
  }

  @Handle(createProduct)
  create({ body }: InputOf<typeof createProduct>, call: CallInfo) {
    return this.database.transaction(call, (tx) => addProduct(tx, call.context, body));
  }

  @Handle(updateProduct)
  async update({ params, body }: InputOf<typeof updateProduct>, call: CallInfo) {
    const edits = [{ ...body, id: params.id }];
    const facts = await this.askBefore(edits, call.context);
    return this.database.transaction(call, async (tx) => {
      const [product] = await editProducts(tx, call.context, facts.rights, edits, { ...facts, recalculate: false });
      return product as Product;
    });
  }

  @Handle(updateProducts)
  async updateMany({ body }: InputOf<typeof updateProducts>, call: CallInfo) {
    const { products: edits, recalculate } = body;
    const facts = await this.askBefore(edits, call.context);
    return this.database.transaction(call, async (tx) => ({
      products: await editProducts(tx, call.context, facts.rights, edits, { ...facts, recalculate }),
    }));
  }

  @Handle(deleteProduct)
  async remove({ params }: InputOf<typeof deleteProduct>, call: CallInfo) {
    const begun = await this.database.transaction(call, (tx) => beginRemovingProduct(tx, this.sagas, call.context, params.id));
    for (const saga of begun.data) await awaitSaga(this.sagas, saga, SAGA_MS, { id: params.id });
    return { ok: true as const };
  }

  @Handle(changeProductStatus)
  async changeStatus({ params, body }: InputOf<typeof changeProductStatus>, call: CallInfo) {
    const rights = await this.statusRights.load(call.context);
    return this.database.transaction(call, (tx) => changeStatusByBarcode(tx, call.context, rights, params.barcode, body.status));
  }

  /** What others have to say before a transaction begins: the rights matrix, and packing of sizes and masses. */
  private async askBefore(edits: readonly ProductEditOf[], context: RequestContext) {
    const rights = edits.some((edit) => edit.status !== undefined) ? await this.statusRights.load(context) : [];
    const ids = await this.queries(context).thoseThatChangePacking(edits);
    const mustBeHeld = ids.length > 0 ? await this.packing.mustAllow(context, ids) : () => undefined;
    return { rights, allowed: new Set(ids), mustBeHeld };
  }

  private queries(context: RequestContext): ProductsQueries {
    return new ProductsQueries(this.database, context.company_id);
  }
}
