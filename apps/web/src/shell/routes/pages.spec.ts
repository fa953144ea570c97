import { allows, type Access } from '@mullion/ui-kit';
import { matchRoutes } from 'react-router';
import type { PageHandle } from '../page';
import { menuFor } from '../../entities/pages/menu-items';
import { pages } from './pages';

/** Every route with its parameters, written as an address of it. */
const ADDRESSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: {},
  'orders/null/null/null/0/100/50/1/production_id/false': {},
  'products/12': { id: '12' },
  'order-timeline/12': { id: '12' },
  preperation: {},
  preperation1: {},
  suppliers: {},
  production: {},
  'work-centers': {},
  'work-center/4': { id: '4' },
  'work-center/4/WC-04': { id: '4', code: 'WC-04' },
  'status-change': {},
  'work-centers-management': {},
  'product-set': {},
  'product-set/26-0411-001': { barcode: '26-0411-001' },
  tools: {},
  pallets: {},
  'pallets/null/0/100/1/number/true': {},
  'trucks-list': {},
  'trucks-list/null/null/null/1/100/1/null/true': {},
  'pallet-planning': {},
  'pallet-planning/26-0411,26-0412': { filter: '26-0411,26-0412' },
  scanner: {},
  'packing-types': {},
  company: {},
  user: {},
  customers: {},
  'customers/null': {},
  problems: {},
  'pdf-templates': {},
  'pdf-templates/7': { id: '7' },
  'edit-account': {},
  'edit-accounts': {},
  'glass-units': {},
  'glass-units/KD': { filter: 'KD' },
  vehicles: {},
  'api-access': {},
  'pallet-info/7': { palletId: '7' },
  'truck-scanner/3': { truckId: '3' },
  'evidence/3/1': { truckId: '3', departure: '1' },
  'truck/3/-1/7': { truckId: '3', palletId: '7' },
  'truck/3/-1/null': { truckId: '3', palletId: 'null' },
  'truck/null/-1/7': { palletId: '7' },
  'truck-viewing/3/-1/7': { truckId: '3', palletId: '7' },
  'truck-viewing/null/-1/7': { palletId: '7' },
  test: {},
};

const pageAt = (address: string) => matchRoutes([...pages], `/${address}`)?.at(-1);
const person = (change: Partial<Access> = {}): Access => ({
  userId: 1,
  type: 0,
  rights: [],
  kind: 'manufacturer',
  features: [],
  ...change,
});

const ruleOf = (address: string) => (pageAt(address)?.route.handle as PageHandle | undefined)?.rule ?? {};

describe('the pages', () => {
  it('NAV-04ab open to exactly those who see their item in the menu', () => {
    const paths = new Set(
      menuFor(person({ rights: ['CA_NEW', 'PT_EDIT'] })).flatMap(({ items }) => items.map(({ path }) => path)),
    );
    for (const type of [0, 1, 2, 3, 4, 5, 6] as const)
      for (const rights of [[], ['CA_NEW'], ['PT_EDIT']] as const) {
        const access = person({ type, rights });
        const shown = menuFor(access).flatMap(({ items }) => items.map(({ path }) => path));
        // a supplier's reader opens the glass too, which the menu has for them in a group of its own
        const opened = [...paths].filter(
          (path) => allows(access, ruleOf(path)) && !(type === 6 && path.startsWith('glass-units')),
        );
        expect([type, rights, shown.toSorted()]).toEqual([type, rights, opened.toSorted()]);
      }
  });

  it('NAV-05ab are all there under the names of the specification, with its parameters', () => {
    for (const [address, params] of Object.entries(ADDRESSES)) {
      const found = pageAt(address);
      const { '*': _rest, ...named } = found?.params ?? {};
      expect([address, found?.route.path, named]).toEqual([address, expect.stringMatching(/^[a-z]/), params]);
    }
    expect(pageAt('no-such-page')?.route.path).toBe('*');
  });

  it('stand once each: the first of two with one address would hide the second', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('LOG-05a PRE-01e let a supplier in nowhere but at the glass units and the own account', () => {
    const supplier = person({ type: 1, kind: 'supplier' });
    const open = Object.keys(ADDRESSES).filter((address) =>
      allows(supplier, (pageAt(address)?.route.handle as PageHandle | undefined)?.rule ?? {}),
    );
    expect(open).toEqual(['edit-account', 'edit-accounts', 'glass-units', 'glass-units/KD']);
  });

  it('NAV-04ab hold what the menu hides: types and rights decide again at the page', () => {
    const rule = (address: string) => (pageAt(address)?.route.handle as PageHandle | undefined)?.rule ?? {};
    const may = (address: string, change: Partial<Access>) => allows(person(change), rule(address));
    for (const address of [
      'suppliers',
      'work-centers-management',
      'product-set',
      'tools',
      'company',
      'user',
      'problems',
      'pdf-templates',
      'audit',
    ])
      expect([address, may(address, { type: 1 }), may(address, { type: 2 })]).toEqual([address, true, false]);
    for (const address of ['preperation', 'production', 'work-centers', 'scanner', 'truck-scanner/3'])
      expect([address, may(address, { type: 5 }), may(address, { type: 6 })]).toEqual([address, true, false]);
    expect([may('status-change', { type: 3 }), may('status-change', { type: 4 })]).toEqual([true, false]);
    expect([may('edit-account', { type: 4 }), may('edit-account', { type: 6 })]).toEqual([true, true]);
    expect([may('packing-types', { type: 2, rights: ['PT_EDIT'] }), may('packing-types', { type: 2 })]).toEqual([
      true,
      false,
    ]);
    expect([may('customers', { type: 2, rights: ['CA_NEW'] }), may('customers', { type: 1 })]).toEqual([true, false]);
    for (const address of ['orders', 'pallets', 'trucks-list', 'pallet-planning', 'truck/3/-1/7', 'vehicles'])
      expect([address, may(address, { type: 6 })]).toEqual([address, true]);
  });
});
