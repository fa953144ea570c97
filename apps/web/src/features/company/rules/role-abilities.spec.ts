import { policyRefusal, rightCodes, routes } from '@mullion/contracts';
import { roleAbilities, type Ability, type PageAbilities } from './role-abilities';
import { rightGroups } from './rights-draft';

const page = (pages: readonly PageAbilities[], name: string) => pages.find((each) => each.page === name);
const changes = (actions: readonly Ability[] | undefined) =>
  Object.fromEntries((actions ?? []).map(({ key, change }) => [key, change]));

describe('what a role may do', () => {
  it('BEY-18ab shows what a right gives and takes, action by action, before it is saved', () => {
    const pages = roleAbilities(4, ['PAL_SCAN'], ['TP_EDIT']);
    expect(changes(page(pages, 'pallets')?.actions)).toEqual({
      printPreparation: 'allowed',
      palletNumber: 'allowed',
      deletePallet: 'gains',
    });
    expect(changes(page(pages, 'scan')?.actions)).toEqual({ scanProduct: 'loses', scanPallet: 'loses' });
    expect(changes(page(pages, 'trucks')?.actions)).toMatchObject({ newTruck: 'gains', recallTruck: 'locked' });
    expect(changes(page(pages, 'ordersList')?.actions)).toMatchObject({ editOrder: 'locked', deleteOrder: 'locked' });
  });

  it('BEY-18a opens and closes pages of the menu with the rights and keeps those of the type', () => {
    const pages = roleAbilities(2, [], ['PT_EDIT']);
    expect(page(pages, 'packingTypes')?.change).toBe('gains');
    expect(changes(page(pages, 'packingTypes')?.actions)).toEqual({
      newPackingType: 'gains',
      deletePackingType: 'gains',
    });
    expect(page(pages, 'packingPlan')?.change).toBe('allowed');
    expect(page(roleAbilities(2, [], ['CA_NEW']), 'customers')?.change).toBe('gains');
    expect(page(roleAbilities(2, [], []), 'customers')?.change).toBe('locked');
    expect(page(roleAbilities(1, [], ['CA_NEW', 'CA_DEL']), 'customers')).toMatchObject({
      change: 'gains',
      actions: [
        { change: 'gains' },
        { key: 'editCustomer', change: 'locked' },
        { key: 'deleteCustomer', change: 'gains' },
      ],
    });
  });

  it('BEY-18a names the right that decides, or none where the type of user does', () => {
    const actions = page(roleAbilities(5, [], []), 'workCenters')?.actions;
    expect(actions?.find(({ key }) => key === 'addOperation')).toEqual({
      key: 'addOperation',
      change: 'locked',
      right: null,
    });
    expect(page(roleAbilities(5, [], []), 'pallets')?.actions.find(({ key }) => key === 'deletePallet')?.right).toBe(
      'TP_EDIT',
    );
  });

  it('BEY-18a gives every right of the product one place in the list', () => {
    expect([...rightGroups.flatMap(({ codes }) => [...codes])].sort()).toEqual([...rightCodes].sort());
  });

  it('API-01 judges by the rule of the gateway: kind, writing, types and right in this order', () => {
    const who = { kind: 'manufacturer', type: 4, rights: [] } as const;
    expect(policyRefusal(routes.createTruck, { ...who, rights: [] })).toBe('has_no_right_to_create_new_truck');
    expect(policyRefusal(routes.createTruck, { ...who, rights: ['TP_EDIT'] })).toBeNull();
    expect(policyRefusal(routes.createTruck, { ...who, type: 6, rights: ['TP_EDIT'] })).toBe('read_only');
    expect(policyRefusal(routes.createTruck, { ...who, kind: 'supplier', rights: ['TP_EDIT'] })).toBe(
      'company.not_allowed',
    );
    expect(policyRefusal(routes.listUsers, { ...who, rights: [] })).toBe('forbidden');
  });
});
