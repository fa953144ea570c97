import {
  getEvidence,
  getEvidenceSheet,
  previewSharedDocuments,
  printLaterPages,
  readSharedDocuments,
  readSharedEvidence,
  readSharedProof,
  type InputOf,
} from '@mullion/contracts';
import { Handle, passOf, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { startFile } from '../render-jobs/render-jobs.module';
import { documentsOfOrder } from './use-cases/order-documents';
import { evidenceOf, proofOf, sharedEvidenceOf, sheetToDraw, wholeSheetOf } from './evidence.queries';

@Controller()
export class EvidenceController {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  @Handle(getEvidence)
  get({ params }: InputOf<typeof getEvidence>, { context }: CallInfo) {
    return evidenceOf(this.tools, context, { truck_id: params.id, departure: params.departure });
  }

  @Handle(readSharedEvidence)
  shared(_input: InputOf<typeof readSharedEvidence>, { context }: CallInfo) {
    return sharedEvidenceOf(this.tools, context);
  }

  @Handle(readSharedProof)
  proof(_input: InputOf<typeof readSharedProof>, { context }: CallInfo) {
    return proofOf(this.tools, context);
  }

  @Handle(readSharedDocuments)
  ofLink(_input: InputOf<typeof readSharedDocuments>, { context }: CallInfo) {
    return documentsOfOrder(this.tools, context, passOf(context, 'order').target_id);
  }

  @Handle(previewSharedDocuments)
  ofOrder({ params }: InputOf<typeof previewSharedDocuments>, { context }: CallInfo) {
    return documentsOfOrder(this.tools, context, params.id);
  }

  @Handle(printLaterPages)
  async laterPages({ params, body }: InputOf<typeof printLaterPages>, call: CallInfo) {
    const of = { truck_id: params.id, departure: params.departure };
    const sheet_id = await wholeSheetOf(this.tools.database, call.context.company_id, of);
    return startFile(this.tools, call, {
      kind: 'evidence',
      options: { evidence: { sheet_id, later: true } },
      language: body.language,
    });
  }

  @Handle(getEvidenceSheet)
  sheet({ sheet_id: id }: InputOf<typeof getEvidenceSheet>, { context }: CallInfo) {
    return sheetToDraw(this.tools, context, id);
  }
}
