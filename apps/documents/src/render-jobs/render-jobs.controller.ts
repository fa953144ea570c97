import {
  beginRender,
  createRenderJob,
  finishRender,
  getCompany,
  getOrdersByIds,
  getPalletsToPrint,
  getProductsToPrint,
  getTrucksToPrint,
  openLink,
  reportRender,
  routes,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { AppError, Handle, Rpc, systemContext, Sweep, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { RenderJobRow } from './render-job.repository';
import { wantedList } from './wanted-list';
import { MakeFile } from './use-cases/make-file';

const toDto = (job: RenderJobRow, link: string): OutputOf<typeof routes.getRenderJob> => ({
  id: job.id as OutputOf<typeof routes.getRenderJob>['id'],
  kind: job.kind,
  state: job.state,
  progress: job.progress,
  link,
  file_name: job.file_name,
  error: job.error,
  created_at: job.created_at.toISOString(),
});

@Controller()
export class RenderJobsController {
  constructor(
    private readonly files: MakeFile,
    private readonly rpc: Rpc,
  ) {}

  @Handle(routes.printLoading)
  loading({ body }: InputOf<typeof routes.printLoading>, call: CallInfo) {
    return this.ofNumbered(call, 'loading', body);
  }

  @Handle(routes.printBarcodes)
  barcodes({ body }: InputOf<typeof routes.printBarcodes>, call: CallInfo) {
    return this.ofNumbered(call, 'barcodes', body);
  }

  @Handle(routes.printTrucks)
  async trucks({ body }: InputOf<typeof routes.printTrucks>, call: CallInfo) {
    const found = await this.rpc.ask(getTrucksToPrint, { truck_ids: body.trucks }, { context: call.context });
    if (found.length !== new Set(body.trucks).size) throw new AppError('not_found');
    return this.files.start(call, { kind: 'truck', truckIds: body.trucks, language: body.language });
  }

  @Handle(routes.printProducts)
  async products({ body }: InputOf<typeof routes.printProducts>, call: CallInfo) {
    const { products: found } = await this.rpc.ask(getProductsToPrint, { product_ids: body.products }, { context: call.context });
    if (found.length !== new Set(body.products).size) throw new AppError('not_found');
    return this.files.start(call, { kind: 'products', options: { products: body.products }, language: body.language });
  }

  @Handle(routes.exportPreparationCsv)
  async preparationCsv({ body }: InputOf<typeof routes.exportPreparationCsv>, call: CallInfo) {
    const orders = [...new Set(body.orders)];
    const found = await this.rpc.ask(getOrdersByIds, { ids: orders }, { context: call.context });
    if (found.length !== orders.length) throw new AppError('not_found');
    return this.files.start(call, { kind: 'preparation_csv', options: { orders }, language: body.language });
  }

  @Handle(routes.printRows)
  rows({ body }: InputOf<typeof routes.printRows>, call: CallInfo) {
    const table = { title: body.title || null, rows: body.rows };
    return this.files.start(call, { kind: 'rows', options: { table }, language: body.language });
  }

  @Handle(routes.exportList)
  list({ body }: InputOf<typeof routes.exportList>, call: CallInfo) {
    return this.files.start(call, { kind: 'list', options: { list: wantedList(body, call.context) }, language: body.language });
  }

  @Handle(routes.getRenderJob)
  async get({ params }: InputOf<typeof routes.getRenderJob>, call: CallInfo) {
    const job = await this.files.of(params.id, call.context);
    return toDto(job, this.files.linkOf(job, call.context));
  }

  @Handle(createRenderJob)
  async create(input: InputOf<typeof createRenderJob>, call: CallInfo) {
    const made = await this.files.start(call, {
      requestId: input.request_id,
      kind: input.kind,
      palletIds: input.pallet_ids,
      truckIds: input.truck_ids,
      language: input.language,
    });
    return { job_id: made.job_id as OutputOf<typeof createRenderJob>['job_id'], link: made.link };
  }

  @Handle(openLink)
  async open(input: InputOf<typeof openLink>) {
    const job = await this.files.byToken(input.token);
    return { job: toDto(job, `/api/files/${input.token}`), blob_key: job.blob_key, content_type: job.content_type, language: job.language };
  }

  @Handle(beginRender)
  async begin(input: InputOf<typeof beginRender>) {
    const job = await this.files.begin(input.job_id);
    if (!job) return null;
    const company = await this.rpc.ask(getCompany, { company_id: job.company_id as never }, { context: systemContext(job.company_id) });
    return {
      kind: job.kind,
      pallet_ids: job.pallet_ids as never,
      truck_ids: job.truck_ids as never,
      product_ids: (job.options?.products ?? []) as never,
      work_center_id: (job.options?.workCenter ?? null) as never,
      order_ids: (job.options?.orders ?? []) as never,
      template_id: (job.options?.template ?? null) as never,
      list: job.options?.list ?? null,
      table: job.options?.table ?? null,
      language: job.language,
      user_id: job.user_id as never,
      company_name: company.name,
      tall_pallet_rule: company.features.includes('tall_pallet_rule'),
      time_zone: company.time_zone,
    };
  }

  @Handle(reportRender)
  async report(input: InputOf<typeof reportRender>) {
    await this.files.report(input.job_id, input.progress);
    return { ok: true as const };
  }

  @Handle(finishRender)
  async finish(input: InputOf<typeof finishRender>) {
    const { blob_key: key, content_type: type, file_name: name } = input;
    await this.files.finish(input.job_id, key && type && name ? { key, type, name } : null, input.error);
    return { ok: true as const };
  }

  @Sweep({ everyMs: 3_000 })
  enqueueDue(): Promise<void> {
    return this.files.enqueueDue();
  }

  /** Lists and labels carry the pallet's number: those without one are left out and named. */
  private async ofNumbered(call: CallInfo, kind: 'loading' | 'barcodes', body: InputOf<typeof routes.printLoading>['body']) {
    const pallets = await this.rpc.ask(getPalletsToPrint, { pallet_ids: body.pallets }, { context: call.context });
    if (pallets.length < new Set(body.pallets).size) throw new AppError('pallet.not_found');
    const numbered = pallets.filter((pallet) => pallet.number !== null);
    if (numbered.length === 0) throw new AppError('exports.no_pallets');
    const skipped = pallets.filter((pallet) => pallet.number === null);
    const made = await this.files.start(call, {
      kind,
      palletIds: numbered.map((pallet) => pallet.id),
      language: body.language,
    });
    return { ...made, skipped: skipped.map((pallet) => ({ id: pallet.id, shown_number: pallet.shown_number, rule: 'no_number' })) };
  }
}
