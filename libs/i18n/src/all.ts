import type { Language } from '@mullion/contracts';
import { audit as enAudit } from './en/audit';
import { auth as enAuth } from './en/auth';
import { centers as enCenters } from './en/centers';
import { common as enCommon } from './en/common';
import { company as enCompany } from './en/company';
import { conflicts as enConflicts } from './en/conflicts';
import { customers as enCustomers } from './en/customers';
import { documents as enDocuments } from './en/documents';
import { editor as enEditor } from './en/editor';
import { errors as enErrors } from './en/errors';
import { evidence as enEvidence } from './en/evidence';
import { files as enFiles } from './en/files';
import { floorLoad as enFloorLoad } from './en/floor-load';
import { imports as enImports } from './en/imports';
import { mail as enMail } from './en/mail';
import { menu as enMenu } from './en/menu';
import { operations as enOperations } from './en/operations';
import { orders as enOrders } from './en/orders';
import { pallet as enPallet } from './en/pallet';
import { planning as enPlanning } from './en/planning';
import { production as enProduction } from './en/production';
import { preparation as enPreparation } from './en/preparation';
import { runs as enRuns } from './en/runs';
import { scanners as enScanners } from './en/scanners';
import { templates as enTemplates } from './en/templates';
import { packingTypes as enPackingTypes } from './en/packing-types';
import { glassUnits as enGlassUnits } from './en/glass-units';
import { productSet as enProductSet } from './en/product-set';
import { pdfTemplates as enPdfTemplates } from './en/pdf-templates';
import { tools as enTools } from './en/tools';
import { trucks as enTrucks } from './en/trucks';
import { users as enUsers } from './en/users';
import { links as enLinks } from './en/links';
import { shared as enShared } from './en/shared';
import { driver as enDriver } from './en/driver';
import { whatIf as enWhatIf } from './en/what-if';
import { workCenter as enWorkCenter } from './en/work-center';
import { audit as ltAudit } from './lt/audit';
import { auth as ltAuth } from './lt/auth';
import { centers as ltCenters } from './lt/centers';
import { common as ltCommon } from './lt/common';
import { company as ltCompany } from './lt/company';
import { conflicts as ltConflicts } from './lt/conflicts';
import { customers as ltCustomers } from './lt/customers';
import { documents as ltDocuments } from './lt/documents';
import { editor as ltEditor } from './lt/editor';
import { errors as ltErrors } from './lt/errors';
import { evidence as ltEvidence } from './lt/evidence';
import { files as ltFiles } from './lt/files';
import { floorLoad as ltFloorLoad } from './lt/floor-load';
import { imports as ltImports } from './lt/imports';
import { mail as ltMail } from './lt/mail';
import { menu as ltMenu } from './lt/menu';
import { operations as ltOperations } from './lt/operations';
import { orders as ltOrders } from './lt/orders';
import { pallet as ltPallet } from './lt/pallet';
import { planning as ltPlanning } from './lt/planning';
import { production as ltProduction } from './lt/production';
import { preparation as ltPreparation } from './lt/preparation';
import { runs as ltRuns } from './lt/runs';
import { scanners as ltScanners } from './lt/scanners';
import { templates as ltTemplates } from './lt/templates';
import { packingTypes as ltPackingTypes } from './lt/packing-types';
import { glassUnits as ltGlassUnits } from './lt/glass-units';
import { productSet as ltProductSet } from './lt/product-set';
import { pdfTemplates as ltPdfTemplates } from './lt/pdf-templates';
import { tools as ltTools } from './lt/tools';
import { trucks as ltTrucks } from './lt/trucks';
import { users as ltUsers } from './lt/users';
import { links as ltLinks } from './lt/links';
import { shared as ltShared } from './lt/shared';
import { driver as ltDriver } from './lt/driver';
import { whatIf as ltWhatIf } from './lt/what-if';
import { workCenter as ltWorkCenter } from './lt/work-center';
import type { Shape } from './shape';
import type { Texts } from './texts';
import { hall as ltHall } from './lt/hall';
import { hall as enHall } from './en/hall';
import { loadBoard as ltLoadBoard } from './lt/load-board';
import { productChanges as ltProductChanges } from './lt/product-changes';
import { timeline as ltTimeline } from './lt/timeline';
import { loadBoard as enLoadBoard } from './en/load-board';
import { productChanges as enProductChanges } from './en/product-changes';
import { timeline as enTimeline } from './en/timeline';
import { today as ltToday } from './lt/today';
import { today as enToday } from './en/today';
import { palette as ltPalette } from './lt/palette';
import { palette as enPalette } from './en/palette';
import { problems as ltProblems } from './lt/problems';
import { problems as enProblems } from './en/problems';
import { apiAccess as ltApiAccess } from './lt/api-access';
import { terminals as ltTerminals } from './lt/terminals';
import { terminals as enTerminals } from './en/terminals';
import { apiAccess as enApiAccess } from './en/api-access';
import { mails as ltMails } from './lt/mails';
import { mails as enMails } from './en/mails';
import { returnables as ltReturnables } from './lt/returnables';
import { returnables as enReturnables } from './en/returnables';
import { labels as ltLabels } from './lt/labels';
import { labels as enLabels } from './en/labels';
import { racks as ltRacks } from './lt/racks';
import { racks as enRacks } from './en/racks';

/** Every text of both languages at once, for tests and tools; the product loads them namespace by namespace. */
export const allTexts: { readonly [L in Language]: { readonly [N in keyof Texts]: Shape<Texts[N]> | Texts[N] } } = {
  en: {
    audit: enAudit,
    auth: enAuth,
    centers: enCenters,
    common: enCommon,
    company: enCompany,
    conflicts: enConflicts,
    customers: enCustomers,
    documents: enDocuments,
    editor: enEditor,
    errors: enErrors,
    evidence: enEvidence,
    files: enFiles,
    floorLoad: enFloorLoad,
    imports: enImports,
    mail: enMail,
    menu: enMenu,
    operations: enOperations,
    orders: enOrders,
    pallet: enPallet,
    planning: enPlanning,
    production: enProduction,
    preparation: enPreparation,
    runs: enRuns,
    scanners: enScanners,
    templates: enTemplates,
    packingTypes: enPackingTypes,
    glassUnits: enGlassUnits,
    productSet: enProductSet,
    pdfTemplates: enPdfTemplates,
    tools: enTools,
    trucks: enTrucks,
    users: enUsers,
    problems: enProblems,
    links: enLinks,
    shared: enShared,
    driver: enDriver,
    whatIf: enWhatIf,
    palette: enPalette,
    hall: enHall,
    loadBoard: enLoadBoard,
    productChanges: enProductChanges,
    timeline: enTimeline,
    today: enToday,
    workCenter: enWorkCenter,
    apiAccess: enApiAccess,
    mails: enMails,
    returnables: enReturnables,
    terminals: enTerminals,
    labels: enLabels,
    racks: enRacks,
  },
  lt: {
    audit: ltAudit,
    auth: ltAuth,
    centers: ltCenters,
    common: ltCommon,
    company: ltCompany,
    conflicts: ltConflicts,
    customers: ltCustomers,
    documents: ltDocuments,
    editor: ltEditor,
    errors: ltErrors,
    evidence: ltEvidence,
    files: ltFiles,
    floorLoad: ltFloorLoad,
    imports: ltImports,
    mail: ltMail,
    menu: ltMenu,
    operations: ltOperations,
    orders: ltOrders,
    pallet: ltPallet,
    planning: ltPlanning,
    production: ltProduction,
    preparation: ltPreparation,
    runs: ltRuns,
    scanners: ltScanners,
    templates: ltTemplates,
    packingTypes: ltPackingTypes,
    glassUnits: ltGlassUnits,
    productSet: ltProductSet,
    pdfTemplates: ltPdfTemplates,
    tools: ltTools,
    trucks: ltTrucks,
    users: ltUsers,
    problems: ltProblems,
    links: ltLinks,
    shared: ltShared,
    driver: ltDriver,
    whatIf: ltWhatIf,
    palette: ltPalette,
    hall: ltHall,
    loadBoard: ltLoadBoard,
    productChanges: ltProductChanges,
    timeline: ltTimeline,
    today: ltToday,
    workCenter: ltWorkCenter,
    apiAccess: ltApiAccess,
    mails: ltMails,
    returnables: ltReturnables,
    terminals: ltTerminals,
    labels: ltLabels,
    racks: ltRacks,
  },
};
