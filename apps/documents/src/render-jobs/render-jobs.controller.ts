import {
  beginRender as beginContract,
  createRenderJob,
  finishRender as finishContract,
  openLink,
  previewSharedDrawings,
  printSharedDrawings,
  reportRender as reportContract,
  routes,
  type InputOf,
} from '@mullion/contracts';
import { Handle, passOf, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { openedLink, renderJobOf } from './render-jobs.queries';
import { beginRender } from './use-cases/begin-render';
import { exportList } from './use-cases/export-list';
import { printDrawings } from './use-cases/print-drawings';
import { exportPreparation } from './use-cases/export-preparation';
import { finishRender, reportRender } from './use-cases/finish-render';
import { printPallets } from './use-cases/print-pallets';
import { printProducts } from './use-cases/print-products';
import { printRacks } from './use-cases/print-racks';
import { printRows } from './use-cases/print-rows';
import { printTrucks } from './use-cases/print-trucks';
import { printWorkCenter } from './use-cases/print-work-center';
import { startFile } from './use-cases/start-file';

@Controller()
export class RenderJobsController {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  @Handle(routes.printLoading)
  loading({ body }: InputOf<typeof routes.printLoading>, call: CallInfo) {
    return printPallets(this.tools, call, 'loading', body);
  }

  @Handle(routes.printBarcodes)
  barcodes({ body }: InputOf<typeof routes.printBarcodes>, call: CallInfo) {
    return printPallets(this.tools, call, 'barcodes', body);
  }

  @Handle(routes.printTrucks)
  trucks({ body }: InputOf<typeof routes.printTrucks>, call: CallInfo) {
    return printTrucks(this.tools, call, body);
  }

  @Handle(routes.printProducts)
  products({ body }: InputOf<typeof routes.printProducts>, call: CallInfo) {
    return printProducts(this.tools, call, body);
  }

  @Handle(printSharedDrawings)
  drawingsOfLink({ body }: InputOf<typeof printSharedDrawings>, call: CallInfo) {
    return printDrawings(this.tools, call, passOf(call.context, 'order').target_id, body);
  }

  @Handle(previewSharedDrawings)
  drawingsOfOrder({ params, body }: InputOf<typeof previewSharedDrawings>, call: CallInfo) {
    return printDrawings(this.tools, call, params.id, body);
  }

  @Handle(routes.printRacks)
  racks({ body }: InputOf<typeof routes.printRacks>, call: CallInfo) {
    return printRacks(this.tools, call, body);
  }

  @Handle(routes.exportPreparationCsv)
  preparationCsv({ body }: InputOf<typeof routes.exportPreparationCsv>, call: CallInfo) {
    return exportPreparation(this.tools, call, body);
  }

  @Handle(routes.printRows)
  rows({ body }: InputOf<typeof routes.printRows>, call: CallInfo) {
    return printRows(this.tools, call, body);
  }

  @Handle(routes.exportList)
  list({ body }: InputOf<typeof routes.exportList>, call: CallInfo) {
    return exportList(this.tools, call, body);
  }

  @Handle(routes.printWorkCenterOrders)
  workCenterOrders(input: InputOf<typeof routes.printWorkCenterOrders>, call: CallInfo) {
    return printWorkCenter(this.tools, call, 'work_center_orders', input);
  }

  @Handle(routes.printWorkCenterPositions)
  workCenterPositions(input: InputOf<typeof routes.printWorkCenterPositions>, call: CallInfo) {
    return printWorkCenter(this.tools, call, 'work_center_positions', input);
  }

  @Handle(routes.getRenderJob)
  get({ params }: InputOf<typeof routes.getRenderJob>, { context }: CallInfo) {
    return renderJobOf(this.tools, params.id, context);
  }

  @Handle(createRenderJob)
  create(input: InputOf<typeof createRenderJob>, call: CallInfo) {
    const { request_id: requestId, kind, pallet_ids: palletIds, truck_ids: truckIds, language } = input;
    return startFile(this.tools, call, { requestId, kind, palletIds, truckIds, language });
  }

  @Handle(openLink)
  open(input: InputOf<typeof openLink>) {
    return openedLink(this.tools, input.token);
  }

  @Handle(beginContract)
  begin(input: InputOf<typeof beginContract>, { context }: CallInfo) {
    return beginRender(this.tools, context.company_id, input.job_id);
  }

  @Handle(reportContract)
  report(input: InputOf<typeof reportContract>, { context }: CallInfo) {
    return reportRender(this.tools.database, context.company_id, input);
  }

  @Handle(finishContract)
  finish(input: InputOf<typeof finishContract>, { context }: CallInfo) {
    return finishRender(this.tools, context.company_id, input);
  }
}
