import { getPdfTemplateToPrint, routes, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { Logos } from '../templates/templates.module';
import { pdfTemplate, pdfTemplates, pdfTemplateToPrint } from './pdf-templates.queries';
import { printByTemplate } from './use-cases/print-by-template';
import { createPdfTemplate, deletePdfTemplate, updatePdfTemplate } from './use-cases/save-pdf-template';
import { sheetSamplesOf } from './use-cases/sheet-samples';
import { uploadPdfImage } from './use-cases/upload-pdf-image';

@Controller()
export class PdfTemplatesController {
  constructor(
    private readonly tools: ServiceTools<DocumentsConfig>,
    private readonly logos: Logos,
  ) {}

  @Handle(routes.listPdfTemplates)
  list(_input: InputOf<typeof routes.listPdfTemplates>, { context }: CallInfo) {
    return pdfTemplates(this.tools.database, context.company_id);
  }

  @Handle(routes.getPdfTemplateSamples)
  samples(input: InputOf<typeof routes.getPdfTemplateSamples>, call: CallInfo) {
    return sheetSamplesOf(this.tools, call, input);
  }

  @Handle(routes.getPdfTemplate)
  get({ params }: InputOf<typeof routes.getPdfTemplate>, { context }: CallInfo) {
    return pdfTemplate(this.tools.database, this.logos, context.company_id, params.id);
  }

  @Handle(routes.createPdfTemplate)
  create({ body }: InputOf<typeof routes.createPdfTemplate>, call: CallInfo) {
    return createPdfTemplate(this.tools, call, body);
  }

  @Handle(routes.updatePdfTemplate)
  update({ params, body }: InputOf<typeof routes.updatePdfTemplate>, call: CallInfo) {
    return updatePdfTemplate(this.tools, call, params.id, body);
  }

  @Handle(routes.deletePdfTemplate)
  remove({ params }: InputOf<typeof routes.deletePdfTemplate>, call: CallInfo) {
    return deletePdfTemplate(this.tools, call, params.id);
  }

  @Handle(routes.uploadPdfImage)
  upload({ body }: InputOf<typeof routes.uploadPdfImage>, call: CallInfo) {
    return uploadPdfImage(this.tools.database, this.logos, call, body);
  }

  @Handle(routes.printByTemplate)
  print(input: InputOf<typeof routes.printByTemplate>, call: CallInfo) {
    return printByTemplate(this.tools, call, input);
  }

  @Handle(getPdfTemplateToPrint)
  toPrint({ id }: InputOf<typeof getPdfTemplateToPrint>, { context }: CallInfo) {
    return pdfTemplateToPrint(this.tools.database, context.company_id, id);
  }
}
