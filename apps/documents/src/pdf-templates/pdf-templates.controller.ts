import {
  getPdfTemplateToPrint,
  getProductsToPrint,
  routes,
  type InputOf,
  type OutputOf,
  type PdfImageFile,
  type PdfImageId,
  type PdfTemplate,
} from '@mullion/contracts';
import { AppError, Database, Handle, Rpc, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { MakeFile } from '../render-jobs/render-jobs.module';
import { Logos } from '../templates/templates.module';
import { fieldsOf, toPdfTemplate } from './pdf-template.mapper';
import { PdfTemplateRepository, type PdfTemplateRow } from './pdf-template.repository';
import { SavePdfTemplate } from './use-cases/save-pdf-template';

/** The one file of an upload. */
const FILE = 'image';

@Controller()
export class PdfTemplatesController {
  constructor(
    private readonly database: Database,
    private readonly saving: SavePdfTemplate,
    private readonly logos: Logos,
    private readonly files: MakeFile,
    private readonly rpc: Rpc,
  ) {}

  @Handle(routes.listPdfTemplates)
  async list(_input: InputOf<typeof routes.listPdfTemplates>, call: CallInfo): Promise<PdfTemplate[]> {
    const templates = this.templates(call);
    const rows = await templates.list();
    const images = await templates.images(rows.flatMap((row) => row.images.map((image) => image.id)));
    return rows.map((row) => toPdfTemplate(row, images));
  }

  @Handle(routes.getPdfTemplate)
  async get({ params }: InputOf<typeof routes.getPdfTemplate>, call: CallInfo): Promise<PdfTemplate> {
    const row = await this.found(call, params.id);
    const images = await this.templates(call).images(row.images.map((image) => image.id));
    const locations = await Promise.all(
      [...images.values()].map(async (image) => [image.id, await this.logos.dataUri(image.blob_key)] as const),
    );
    return toPdfTemplate(row, images, new Map(locations));
  }

  @Handle(routes.createPdfTemplate)
  create({ body }: InputOf<typeof routes.createPdfTemplate>, call: CallInfo) {
    return this.saving.create(body, call);
  }

  @Handle(routes.updatePdfTemplate)
  update({ params, body }: InputOf<typeof routes.updatePdfTemplate>, call: CallInfo) {
    return this.saving.update(params.id, body, call);
  }

  @Handle(routes.deletePdfTemplate)
  remove({ params }: InputOf<typeof routes.deletePdfTemplate>, call: CallInfo) {
    return this.saving.remove(params.id, call);
  }

  @Handle(routes.uploadPdfImage)
  async upload({ body }: InputOf<typeof routes.uploadPdfImage>, call: CallInfo): Promise<PdfImageFile> {
    const upload = body.files.find((file) => file.field === FILE);
    if (!upload) throw new AppError('invalid', {}, { errors: [{ path: `body.${FILE}`, code: 'invalid_type' }] });
    const key = await this.logos.keep(call.context.company_id, upload, ['jpeg']);
    const { data } = await this.database.transaction(null, (tx) =>
      new PdfTemplateRepository(tx, call.context.company_id).addImage(upload.name, key),
    );
    await this.logos.forget(upload);
    return { id: data.id as PdfImageId, image_name: data.image_name, location: await this.logos.dataUri(key) };
  }

  @Handle(routes.printByTemplate)
  async print({ params, body }: InputOf<typeof routes.printByTemplate>, call: CallInfo): Promise<OutputOf<typeof routes.printByTemplate>> {
    const { id } = await this.found(call, params.templateId);
    const { products } = await this.rpc.ask(getProductsToPrint, { product_ids: body.products }, { context: call.context });
    if (products.length !== new Set(body.products).size) throw new AppError('not_found');
    return this.files.start(call, { kind: 'template', options: { products: body.products, template: id }, language: body.language });
  }

  @Handle(getPdfTemplateToPrint)
  async toPrint({ id }: InputOf<typeof getPdfTemplateToPrint>, call: CallInfo): Promise<OutputOf<typeof getPdfTemplateToPrint>> {
    const row = await this.found(call, id);
    const images = await this.templates(call).images(row.images.map((image) => image.id));
    const drawn = row.images.flatMap((image) => {
      const key = images.get(image.id)?.blob_key;
      return key === undefined ? [] : [{ ...image, key }];
    });
    return { ...fieldsOf(row), images: drawn };
  }

  private templates({ context }: CallInfo): PdfTemplateRepository {
    return new PdfTemplateRepository(this.database, context.company_id);
  }

  private async found(call: CallInfo, id: number): Promise<PdfTemplateRow> {
    const row = await this.templates(call).byId(id);
    if (!row) throw new AppError('not_found');
    return row;
  }
}
