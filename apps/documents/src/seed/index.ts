import { pdfTemplateFields } from '@mullion/contracts';
import type { SeedContext } from '@mullion/server-kit';
import { PdfTemplateRepository } from '../pdf-templates/pdf-templates.module';
import { seedLabels } from './demo-labels';
import { demoTemplates } from './demo-templates';

const manufacturers = [1, 7];

/** Sheets to print products by. A company that has one is left alone. */
export const seed = async (context: SeedContext): Promise<void> => {
  for (const companyId of manufacturers) {
    const { data: made } = await context.database('documents').transaction(null, async (tx) => {
      const templates = new PdfTemplateRepository(tx, companyId);
      if ((await templates.list()).length > 0) return 0;
      for (const template of demoTemplates) await templates.insert(pdfTemplateFields.parse(template));
      return demoTemplates.length;
    });
    if (made > 0) context.log(`documents: company ${companyId} has ${made} PDF templates`);
    await seedLabels(context, companyId);
  }
};
