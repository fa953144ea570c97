import type { ParseKeys } from 'i18next';
import type { Access, AccessRule } from '@mullion/ui-kit';
import { allows } from '@mullion/ui-kit';
import { paths } from './paths';

export type MenuText = ParseKeys<'menu'>;
export type MenuGroupKey = 'user' | 'orders' | 'planning' | 'production' | 'packing' | 'warehouse' | 'company';

export interface MenuItem {
  readonly text: MenuText;
  readonly path: string;
  /** Route names that this item stands for. */
  readonly routes: readonly string[];
  readonly rule?: AccessRule;
}
export interface MenuGroup {
  readonly key: MenuGroupKey;
  readonly text: MenuText;
  readonly rule?: AccessRule;
  readonly items: readonly MenuItem[];
}

const upTo = (type: 1 | 3) => ({ types: type === 1 ? ([0, 1] as const) : ([0, 1, 2, 3] as const) });
const administrators = upTo(1);
const notReadOnly = { types: [0, 1, 2, 3, 4, 5] } as const;

/** The menu: groups, order and visibility (NAV-03). */
const groups: readonly MenuGroup[] = [
  {
    key: 'user',
    text: 'account',
    items: [
      // what waits today, by role
      { text: 'today', path: paths.today(), routes: ['today'], rule: { kinds: ['manufacturer', 'supplier'] } },
      {
        text: 'account',
        path: paths.editAccount(),
        routes: ['edit-account', 'edit-accounts'],
        // the own password is everybody's
        rule: { kinds: ['manufacturer', 'supplier'] },
      },
    ],
  },
  {
    key: 'orders',
    text: 'orders',
    items: [{ text: 'ordersList', path: paths.orders(), routes: ['orders', 'products'] }],
  },
  {
    key: 'planning',
    text: 'planning',
    rule: notReadOnly,
    items: [
      { text: 'preparation', path: paths.preparation(), routes: ['preperation', 'preperation1'] },
      { text: 'suppliers', path: paths.suppliers(), routes: ['suppliers'], rule: upTo(1) },
    ],
  },
  {
    key: 'production',
    text: 'production',
    rule: notReadOnly,
    items: [
      { text: 'monitoring', path: paths.production(), routes: ['production'] },
      { text: 'workCenters', path: paths.firstWorkCenter(), routes: ['work-centers', 'work-center'] },
      // load by day and finish dates
      { text: 'workCenterLoad', path: paths.workCenterLoad(), routes: ['work-center-load'], rule: upTo(3) },
      { text: 'statusChange', path: paths.statusChange(), routes: ['status-change'], rule: upTo(3) },
      {
        text: 'manageWorkCenters',
        path: paths.workCentersManagement(),
        routes: ['work-centers-management'],
        rule: upTo(1),
      },
      // glass of its suppliers
      { text: 'glassUnits', path: paths.glassUnits(), routes: ['glass-units'] },
      { text: 'productSet', path: paths.productSet(), routes: ['product-set'], rule: upTo(1) },
      { text: 'tools', path: paths.tools(), routes: ['tools'], rule: upTo(1) },
    ],
  },
  {
    key: 'packing',
    text: 'packing',
    items: [
      { text: 'packingPlan', path: paths.planning(), routes: ['pallet-planning'] },
      { text: 'pallets', path: paths.pallets(), routes: ['pallets', 'pallet-info'] },
      {
        text: 'trucks',
        path: paths.trucks(),
        routes: ['trucks-list', 'truck', 'truck-viewing', 'truck-scanner', 'vehicles'],
      },
      // what is missing for the next departures, and where it stands
      { text: 'loadBoard', path: paths.loadBoard(), routes: ['load-board'] },
      { text: 'scan', path: paths.scanner(), routes: ['scanner'], rule: { writes: true } },
      // scans made without a connection that were refused
      { text: 'scanConflicts', path: paths.scanConflicts(), routes: ['scan-conflicts'], rule: { writes: true } },
      // label printers and their queues
      { text: 'labels', path: paths.labels(), routes: ['labels'], rule: { writes: true } },
      { text: 'packingTypes', path: paths.packingTypes(), routes: ['packing-types'], rule: { right: 'PT_EDIT' } },
    ],
  },
  {
    key: 'warehouse',
    text: 'warehouse',
    rule: notReadOnly,
    items: [
      // pallets and stillages that come back
      {
        text: 'returnables',
        path: paths.returnables(),
        routes: ['returnables', 'returnable-kinds'],
        rule: { types: [0, 1, 2, 3, 4] },
      },
      // racks of finished units, and where each unit stands
      { text: 'whereIsIt', path: paths.whereIsIt(), routes: ['where-is-it', 'pick-list'] },
      { text: 'rackScanner', path: paths.rackScanner(), routes: ['rack-scanner'], rule: { writes: true } },
      { text: 'racks', path: paths.racks(), routes: ['racks'], rule: { types: [0, 1] } },
    ],
  },
  {
    key: 'company',
    text: 'company',
    rule: notReadOnly,
    items: [
      { text: 'companySettings', path: paths.company(), routes: ['company'], rule: administrators },
      { text: 'users', path: paths.users(), routes: ['user'], rule: administrators },
      // the right opens the page to everybody, so it shows the item to everybody
      { text: 'customers', path: paths.customers(), routes: ['customers'], rule: { right: 'CA_NEW' } },
      { text: 'problems', path: paths.problems(), routes: ['problems'], rule: administrators },
      { text: 'pdfTemplates', path: paths.pdfTemplates(), routes: ['pdf-templates'], rule: administrators },
      // every edit of the company
      { text: 'audit', path: paths.audit(), routes: ['audit'], rule: administrators },
      // keys of other programs, and what is sent to them
      { text: 'apiAccess', path: paths.apiAccess(), routes: ['api-access'], rule: administrators },
      // shared devices of the shop floor
      { text: 'terminals', path: paths.terminals(), routes: ['terminals'], rule: administrators },
      { text: 'operations', path: paths.operations(), routes: ['operations-desk'], rule: { types: [0] } },
    ],
  },
];

/** Suppliers have one area. */
const supplierGroups: readonly MenuGroup[] = [
  groups[0] as MenuGroup,
  {
    key: 'production',
    text: 'glassUnits',
    rule: { kinds: ['supplier'] },
    items: [{ text: 'glassUnits', path: paths.glassUnits(), routes: ['glass-units'], rule: { kinds: ['supplier'] } }],
  },
];

/** What this person sees, without groups and items that are not for them. */
export const menuFor = (access: Access): readonly MenuGroup[] =>
  (access.kind === 'supplier' ? supplierGroups : groups)
    .filter((group) => group.key === 'user' || allows(access, group.rule ?? {}))
    .map((group) => ({ ...group, items: group.items.filter((item) => allows(access, item.rule ?? {})) }))
    .filter((group) => group.key === 'user' || group.items.length > 0);

/** The group that a route belongs to: the one that stands open. */
export const groupOfRoute = (route: string): MenuGroupKey | null =>
  groups.find((group) => group.items.some((item) => item.routes.includes(route)))?.key ?? null;
