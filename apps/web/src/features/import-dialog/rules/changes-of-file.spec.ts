import { needsOnlyDecisions } from './changes-of-file';

describe('decisions about products that an import changes', () => {
  it('are asked for only when nothing else is the matter with the file', () => {
    const error = (code: string) => ({ row: 2, column: 'position', code, params: {} });
    expect(needsOnlyDecisions({ errors: [error('import.decision_needed')] })).toBe(true);
    expect(needsOnlyDecisions({ errors: [error('import.decision_needed'), error('import.required')] })).toBe(false);
  });
});
