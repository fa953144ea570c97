import { isListCut, needsOnlyDecisions } from './changes-of-file';

describe('decisions about products that an import changes', () => {
  it('are asked for only when nothing else is the matter with the file', () => {
    const error = (code: string) => ({ row: 2, column: 'position', code, params: {} });
    expect(needsOnlyDecisions({ errors: [error('import.decision_needed')] })).toBe(true);
    expect(needsOnlyDecisions({ errors: [error('import.decision_needed'), error('import.required')] })).toBe(false);
  });

  it('BEY-37a are not all listed when more products change; those that change with their order alone are beside', () => {
    const change = (field: string, kind = 'changed') => ({ kind, fields: [{ field, from: null, to: null }] });
    const order = (changes: readonly object[]) => ({ changes, changed: 1, removed: 1 }) as never;
    const gone = { kind: 'gone', fields: [] };
    expect(isListCut(order([change('width'), gone, change('wood_type')]))).toBe(false);
    expect(isListCut(order([change('width'), change('wood_type'), change('paint_type')]))).toBe(true);
  });
});
