import { languages, orderSupplier, productionProblem, supplierFields, tool, type Language } from '@mullion/contracts';
import { loadTexts } from './texts';

/** Kept by the database for itself: no field of an entry. */
const notShown = ['version', 'created_at', 'updated_at', 'company_id'];
/** What entries of these tables keep, beside the row that says which suppliers are shown. */
const shapes = {
  suppliers: supplierFields.shape,
  order_suppliers: orderSupplier.shape,
  problems: productionProblem.shape,
  tools: tool.shape,
};
const fields = [...Object.values(shapes).flatMap((shape) => Object.keys(shape)), 'shown'].filter(
  (field) => !notShown.includes(field),
);

describe('fields of production in the list of edits', () => {
  it.each(languages)('BEY-15b all have a name in %s', async (language: Language) => {
    const { field } = await loadTexts(language, 'audit');
    expect(fields.filter((name) => !(name in field))).toEqual([]);
  });
});
