import {
  changeProductStatus,
  createProduct,
  deleteProduct,
  findProduct,
  getProduct,
  getProductImage,
  type InputOf,
  type RequestContext,
  updateProduct,
} from '@mullion/contracts';
import { type CallInfo, Database, Handle, Reply, Sagas } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { awaitSaga } from '../saga-answer';
import { StatusRights } from '../status-rights/status-rights.module';
import { PackingQuestion } from './packing-question';
import { ProductsQueries } from './products.queries';
import { beginRemovingProduct } from './use-cases/remove-products';
import { addProduct, changeStatusByBarcode, editProduct } from './use-cases/write-product';

const SAGA_MS = 10_000;

@Controller()
export class ProductsController {
  constructor(
    private readonly database: Database,
    private readonly sagas: Sagas,
    private readonly statusRights: StatusRights,
    private readonly packing: PackingQuestion,
  ) {}

  @Handle(getProduct)
  async get({ params }: InputOf<typeof getProduct>, call: CallInfo) {
    const freshness = await this.database.waitForStamps(call, ['packing', 'dispatch']);
    return new Reply(await this.queries(call.context).byId(params.id), null, null, freshness === 'stale');
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
    const { context } = call;
    const rights = body.status === undefined ? [] : await this.statusRights.load(context);
    const ask = await this.queries(context).wouldChangePacking(params.id, body);
    if (ask) await this.packing.mustAllow(context, params.id);
    return this.database.transaction(call, (tx) => editProduct(tx, context, rights, params.id, body, ask));
  }

  @Handle(deleteProduct)
  async remove({ params }: InputOf<typeof deleteProduct>, call: CallInfo) {
    const { company_id: companyId, user_id: userId, user_name: userName } = call.context;
    const begun = await this.database.transaction(call, (tx) =>
      beginRemovingProduct(tx, this.sagas, companyId, params.id, { userId, userName }),
    );
    for (const saga of begun.data) await awaitSaga(this.sagas, saga, SAGA_MS, { id: params.id });
    return { ok: true as const };
  }

  @Handle(changeProductStatus)
  async changeStatus({ params, body }: InputOf<typeof changeProductStatus>, call: CallInfo) {
    const rights = await this.statusRights.load(call.context);
    return this.database.transaction(call, (tx) => changeStatusByBarcode(tx, call.context, rights, params.barcode, body.status));
  }

  private queries(context: RequestContext): ProductsQueries {
    return new ProductsQueries(this.database, context.company_id);
  }
}
