import {
  cancelLabel as cancelContract,
  createLabelPrinter,
  deleteLabelPrinter,
  exchangeLabels as exchangeContract,
  labelsAsZpl as zplContract,
  listLabelJobs,
  listLabelPrinters,
  previewLabel as previewContract,
  printLabels as printContract,
  reprintLabel as reprintContract,
  updateLabelPrinter,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { labelJobsOf, printersOf } from './labels.queries';
import { createPrinter, deletePrinter, updatePrinter } from './use-cases/edit-printers';
import { exchangeLabels } from './use-cases/exchange-labels';
import { labelsAsZpl, previewLabel } from './use-cases/look-at-labels';
import { cancelLabel, printLabels, reprintLabel } from './use-cases/print-labels';

@Controller()
export class LabelsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listLabelPrinters)
  printers(_input: InputOf<typeof listLabelPrinters>, { context }: CallInfo) {
    return printersOf(this.tools, context.company_id);
  }

  @Handle(createLabelPrinter)
  create({ body }: InputOf<typeof createLabelPrinter>, call: CallInfo) {
    return createPrinter(this.tools, call, body);
  }

  @Handle(updateLabelPrinter)
  update(input: InputOf<typeof updateLabelPrinter>, call: CallInfo) {
    return updatePrinter(this.tools, call, input);
  }

  @Handle(deleteLabelPrinter)
  delete({ params }: InputOf<typeof deleteLabelPrinter>, call: CallInfo) {
    return deletePrinter(this.tools, call, params.id);
  }

  @Handle(printContract)
  print({ body }: InputOf<typeof printContract>, call: CallInfo) {
    return printLabels(this.tools, call, body);
  }

  @Handle(listLabelJobs)
  list({ query }: InputOf<typeof listLabelJobs>, { context }: CallInfo) {
    return labelJobsOf(this.tools.database, context.company_id, query);
  }

  @Handle(reprintContract)
  reprint(input: InputOf<typeof reprintContract>, call: CallInfo) {
    return reprintLabel(this.tools, call, input);
  }

  @Handle(cancelContract)
  cancel({ params }: InputOf<typeof cancelContract>, call: CallInfo) {
    return cancelLabel(this.tools, call, params.id);
  }

  @Handle(previewContract)
  preview({ body }: InputOf<typeof previewContract>, call: CallInfo) {
    return previewLabel(this.tools, call, body);
  }

  @Handle(zplContract)
  zpl({ body }: InputOf<typeof zplContract>, call: CallInfo) {
    return labelsAsZpl(this.tools, call, body);
  }

  @Handle(exchangeContract)
  exchange({ body }: InputOf<typeof exchangeContract>, { context }: CallInfo) {
    return exchangeLabels(this.tools, context, body);
  }
}
