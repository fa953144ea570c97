import type { Language } from '@mullion/contracts';
import type { apiAccess } from './en/api-access';
import type { terminals } from './en/terminals';
import type { labels } from './en/labels';
import type { audit } from './en/audit';
import type { auth } from './en/auth';
import type { centers } from './en/centers';
import type { common } from './en/common';
import type { company } from './en/company';
import type { conflicts } from './en/conflicts';
import type { customers } from './en/customers';
import type { documents } from './en/documents';
import type { editor } from './en/editor';
import type { errors } from './en/errors';
import type { evidence } from './en/evidence';
import type { files } from './en/files';
import type { floorLoad } from './en/floor-load';
import type { imports } from './en/imports';
import type { mail } from './en/mail';
import type { menu } from './en/menu';
import type { operations } from './en/operations';
import type { orders } from './en/orders';
import type { palette } from './en/palette';
import type { pallet } from './en/pallet';
import type { planning } from './en/planning';
import type { production } from './en/production';
import type { preparation } from './en/preparation';
import type { runs } from './en/runs';
import type { scanners } from './en/scanners';
import type { templates } from './en/templates';
import type { packingTypes } from './en/packing-types';
import type { glassUnits } from './en/glass-units';
import type { productSet } from './en/product-set';
import type { hall } from './en/hall';
import type { loadBoard } from './en/load-board';
import type { productChanges } from './en/product-changes';
import type { timeline } from './en/timeline';
import type { today } from './en/today';
import type { pdfTemplates } from './en/pdf-templates';
import type { tools } from './en/tools';
import type { trucks } from './en/trucks';
import type { users } from './en/users';
import type { whatIf } from './en/what-if';
import type { links } from './en/links';
import type { shared } from './en/shared';
import type { driver } from './en/driver';
import type { workCenter } from './en/work-center';
import type { Shape } from './shape';
import type { problems } from './en/problems';
import type { mails } from './en/mails';
import type { returnables } from './en/returnables';
import type { racks } from './en/racks';

/** Every namespace and the shape of its texts; a new area adds a line here and two in the loaders. */
export interface Texts {
  apiAccess: typeof apiAccess;
  terminals: typeof terminals;
  labels: typeof labels;
  audit: typeof audit;
  auth: typeof auth;
  centers: typeof centers;
  common: typeof common;
  company: typeof company;
  conflicts: typeof conflicts;
  customers: typeof customers;
  documents: typeof documents;
  editor: typeof editor;
  errors: typeof errors;
  evidence: typeof evidence;
  files: typeof files;
  floorLoad: typeof floorLoad;
  imports: typeof imports;
  mail: typeof mail;
  menu: typeof menu;
  operations: typeof operations;
  orders: typeof orders;
  palette: typeof palette;
  hall: typeof hall;
  loadBoard: typeof loadBoard;
  productChanges: typeof productChanges;
  timeline: typeof timeline;
  today: typeof today;
  pallet: typeof pallet;
  planning: typeof planning;
  production: typeof production;
  preparation: typeof preparation;
  runs: typeof runs;
  scanners: typeof scanners;
  templates: typeof templates;
  packingTypes: typeof packingTypes;
  glassUnits: typeof glassUnits;
  productSet: typeof productSet;
  pdfTemplates: typeof pdfTemplates;
  tools: typeof tools;
  trucks: typeof trucks;
  users: typeof users;
  problems: typeof problems;
  links: typeof links;
  shared: typeof shared;
  driver: typeof driver;
  whatIf: typeof whatIf;
  workCenter: typeof workCenter;
  mails: typeof mails;
  returnables: typeof returnables;
  racks: typeof racks;
}
export type Namespace = keyof Texts;

type Loaders<L extends Language> = {
  readonly [N in Namespace]: () => Promise<L extends 'en' ? Texts[N] : Shape<Texts[N]>>;
};

/** One small file a namespace and language, loaded when a page first needs it. */
const loaders: { readonly [L in Language]: Loaders<L> } = {
  en: {
    audit: async () => (await import('./en/audit')).audit,
    auth: async () => (await import('./en/auth')).auth,
    centers: async () => (await import('./en/centers')).centers,
    common: async () => (await import('./en/common')).common,
    company: async () => (await import('./en/company')).company,
    conflicts: async () => (await import('./en/conflicts')).conflicts,
    customers: async () => (await import('./en/customers')).customers,
    documents: async () => (await import('./en/documents')).documents,
    editor: async () => (await import('./en/editor')).editor,
    errors: async () => (await import('./en/errors')).errors,
    evidence: async () => (await import('./en/evidence')).evidence,
    files: async () => (await import('./en/files')).files,
    floorLoad: async () => (await import('./en/floor-load')).floorLoad,
    imports: async () => (await import('./en/imports')).imports,
    mail: async () => (await import('./en/mail')).mail,
    menu: async () => (await import('./en/menu')).menu,
    operations: async () => (await import('./en/operations')).operations,
    orders: async () => (await import('./en/orders')).orders,
    pallet: async () => (await import('./en/pallet')).pallet,
    planning: async () => (await import('./en/planning')).planning,
    production: async () => (await import('./en/production')).production,
    preparation: async () => (await import('./en/preparation')).preparation,
    runs: async () => (await import('./en/runs')).runs,
    scanners: async () => (await import('./en/scanners')).scanners,
    templates: async () => (await import('./en/templates')).templates,
    packingTypes: async () => (await import('./en/packing-types')).packingTypes,
    glassUnits: async () => (await import('./en/glass-units')).glassUnits,
    productSet: async () => (await import('./en/product-set')).productSet,
    pdfTemplates: async () => (await import('./en/pdf-templates')).pdfTemplates,
    tools: async () => (await import('./en/tools')).tools,
    links: async () => (await import('./en/links')).links,
    shared: async () => (await import('./en/shared')).shared,
    driver: async () => (await import('./en/driver')).driver,
    whatIf: async () => (await import('./en/what-if')).whatIf,
    trucks: async () => (await import('./en/trucks')).trucks,
    users: async () => (await import('./en/users')).users,
    problems: async () => (await import('./en/problems')).problems,
    palette: async () => (await import('./en/palette')).palette,
    hall: async () => (await import('./en/hall')).hall,
    loadBoard: async () => (await import('./en/load-board')).loadBoard,
    productChanges: async () => (await import('./en/product-changes')).productChanges,
    timeline: async () => (await import('./en/timeline')).timeline,
    today: async () => (await import('./en/today')).today,
    workCenter: async () => (await import('./en/work-center')).workCenter,
    apiAccess: async () => (await import('./en/api-access')).apiAccess,
    mails: async () => (await import('./en/mails')).mails,
    returnables: async () => (await import('./en/returnables')).returnables,
    terminals: async () => (await import('./en/terminals')).terminals,
    labels: async () => (await import('./en/labels')).labels,
    racks: async () => (await import('./en/racks')).racks,
  },
  lt: {
    audit: async () => (await import('./lt/audit')).audit,
    auth: async () => (await import('./lt/auth')).auth,
    centers: async () => (await import('./lt/centers')).centers,
    common: async () => (await import('./lt/common')).common,
    company: async () => (await import('./lt/company')).company,
    conflicts: async () => (await import('./lt/conflicts')).conflicts,
    customers: async () => (await import('./lt/customers')).customers,
    documents: async () => (await import('./lt/documents')).documents,
    editor: async () => (await import('./lt/editor')).editor,
    errors: async () => (await import('./lt/errors')).errors,
    evidence: async () => (await import('./lt/evidence')).evidence,
    files: async () => (await import('./lt/files')).files,
    floorLoad: async () => (await import('./lt/floor-load')).floorLoad,
    imports: async () => (await import('./lt/imports')).imports,
    mail: async () => (await import('./lt/mail')).mail,
    menu: async () => (await import('./lt/menu')).menu,
    operations: async () => (await import('./lt/operations')).operations,
    orders: async () => (await import('./lt/orders')).orders,
    pallet: async () => (await import('./lt/pallet')).pallet,
    planning: async () => (await import('./lt/planning')).planning,
    production: async () => (await import('./lt/production')).production,
    preparation: async () => (await import('./lt/preparation')).preparation,
    runs: async () => (await import('./lt/runs')).runs,
    scanners: async () => (await import('./lt/scanners')).scanners,
    templates: async () => (await import('./lt/templates')).templates,
    packingTypes: async () => (await import('./lt/packing-types')).packingTypes,
    glassUnits: async () => (await import('./lt/glass-units')).glassUnits,
    productSet: async () => (await import('./lt/product-set')).productSet,
    pdfTemplates: async () => (await import('./lt/pdf-templates')).pdfTemplates,
    tools: async () => (await import('./lt/tools')).tools,
    links: async () => (await import('./lt/links')).links,
    shared: async () => (await import('./lt/shared')).shared,
    driver: async () => (await import('./lt/driver')).driver,
    whatIf: async () => (await import('./lt/what-if')).whatIf,
    trucks: async () => (await import('./lt/trucks')).trucks,
    users: async () => (await import('./lt/users')).users,
    problems: async () => (await import('./lt/problems')).problems,
    palette: async () => (await import('./lt/palette')).palette,
    hall: async () => (await import('./lt/hall')).hall,
    loadBoard: async () => (await import('./lt/load-board')).loadBoard,
    productChanges: async () => (await import('./lt/product-changes')).productChanges,
    timeline: async () => (await import('./lt/timeline')).timeline,
    today: async () => (await import('./lt/today')).today,
    workCenter: async () => (await import('./lt/work-center')).workCenter,
    apiAccess: async () => (await import('./lt/api-access')).apiAccess,
    mails: async () => (await import('./lt/mails')).mails,
    returnables: async () => (await import('./lt/returnables')).returnables,
    terminals: async () => (await import('./lt/terminals')).terminals,
    labels: async () => (await import('./lt/labels')).labels,
    racks: async () => (await import('./lt/racks')).racks,
  },
};

export const namespaces = Object.keys(loaders.en) as readonly Namespace[];
export const isNamespace = (name: string): name is Namespace => name in loaders.en;

/** The texts of one namespace in one language, as plain nested strings. */
export const loadTexts = <N extends Namespace>(language: Language, namespace: N): Promise<Shape<Texts[N]>> =>
  (loaders[language][namespace] as unknown as () => Promise<Shape<Texts[N]>>)();
