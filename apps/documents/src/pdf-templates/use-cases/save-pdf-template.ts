import type { PdfTemplate, PdfTemplateFields } from '@mullion/contracts';
import { AppError, auditRow, Bus, Clock, Database, type CallInfo, type Committed, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { audited } from '../audited-template';
import { toPdfTemplate } from '../pdf-template.mapper';
import { PdfTemplateRepository, type PdfTemplateRow } from '../pdf-template.repository';

/** Makes, edits and deletes PDF templates; every edit is audited and told in its transaction. */
@Injectable()
export class SavePdfTemplate {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `pdf_template.name_taken`, `pdf_template.unknown_image` */
  create(fields: PdfTemplateFields, call: CallInfo): Promise<Committed<PdfTemplate>> {
    return this.database.transaction(call, async (tx) => {
      const templates = new PdfTemplateRepository(tx, call.context.company_id);
      const images = await knownImages(templates, fields);
      const row = await templates.insert(fields);
      await this.record(tx, call, null, row);
      return toPdfTemplate(row, images);
    });
  }

  /** @throws AppError `not_found`, `conflict` with the present template, and those of the creation */
  update(
    id: number,
    given: PdfTemplateFields & { readonly version?: number | undefined },
    call: CallInfo,
  ): Promise<Committed<PdfTemplate>> {
    const { version, ...fields } = given;
    return this.database.transaction(call, async (tx) => {
      const templates = new PdfTemplateRepository(tx, call.context.company_id);
      const before = await templates.byId(id, 'FOR UPDATE');
      if (before === null) throw new AppError('not_found');
      const images = await knownImages(templates, fields);
      const present = await templates.images(before.images.map((image) => image.id));
      const row = await templates.update(id, { fields, version, now: this.clock.now() }, (other) =>
        toPdfTemplate(other, new Map([...present, ...images])),
      );
      await this.record(tx, call, before, row);
      return toPdfTemplate(row, images);
    });
  }

  /** @throws AppError `not_found` */
  remove(id: number, call: CallInfo): Promise<Committed<{ ok: true }>> {
    return this.database.transaction(call, async (tx) => {
      const gone = await new PdfTemplateRepository(tx, call.context.company_id).remove(id);
      await this.record(tx, call, gone, null);
      return { ok: true as const };
    });
  }

  private async record(tx: Tx, { context }: CallInfo, before: PdfTemplateRow | null, after: PdfTemplateRow | null): Promise<void> {
    const row = (after ?? before) as PdfTemplateRow;
    await auditRow(tx, context, {
      table: 'pdf_templates',
      id: row.id,
      name: row.name,
      before: before && audited(before),
      after: after && audited(after),
    });
    tx.afterCommit(() => this.bus.live({ company_id: context.company_id, entity: 'pdf_template', ids: [row.id] }));
  }
}

/** The pictures that a template names, all of the own company. */
const knownImages = async (templates: PdfTemplateRepository, fields: PdfTemplateFields) => {
  const images = await templates.images(fields.images.map((image) => image.id));
  if (fields.images.some((image) => !images.has(image.id))) throw new AppError('pdf_template.unknown_image');
  return images;
};
