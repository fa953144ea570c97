import { allows, type Access } from './access';

const access = (change: Partial<Access>): Access => ({
  userId: 1,
  type: 2,
  rights: [],
  kind: 'manufacturer',
  features: [],
  ...change,
});

describe('who may see and do', () => {
  it('is everybody of a manufacturer unless a rule says otherwise', () => {
    expect(allows(access({ type: 6 }), {})).toBe(true);
    expect(allows(access({ kind: 'supplier' }), {})).toBe(false);
    expect(allows(access({ kind: 'supplier' }), { kinds: ['supplier'] })).toBe(true);
  });

  it('asks for every part of a rule', () => {
    const rule = { types: [1, 2], right: 'PT_EDIT', writes: true } as const;
    expect(allows(access({ rights: ['PT_EDIT'] }), rule)).toBe(true);
    expect(allows(access({ rights: [] }), rule)).toBe(false);
    expect(allows(access({ type: 4, rights: ['PT_EDIT'] }), rule)).toBe(false);
  });

  it('gives type 0 every right and type 6 no write', () => {
    expect(allows(access({ type: 0 }), { right: 'OP_DEL', writes: true })).toBe(true);
    expect(allows(access({ type: 6, rights: ['OP_DEL'] }), { right: 'OP_DEL', writes: true })).toBe(false);
  });

  it('knows features of a company', () => {
    expect(allows(access({}), { feature: 'week_and_address' })).toBe(false);
    expect(allows(access({ features: ['week_and_address'] }), { feature: 'week_and_address' })).toBe(true);
  });
});
