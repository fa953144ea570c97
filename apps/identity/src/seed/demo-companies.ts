import type { CompanyFeature, CompanyKind } from '@mullion/contracts';

export interface DemoCompany {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly kind: CompanyKind;
  readonly serves: number | null;
  readonly features: readonly CompanyFeature[];
  /** Packing's seed makes the types: Standard has id 1 at company 1 and 4 at company 7. */
  readonly packingType: number | null;
  readonly managerEmails: string;
  readonly truckLoadedTemplate: string;
}

const truckLoadedTemplate = `Laba diena,

Jūsų gaminiai pakrauti ir išvyko. Užsakymai:
%orders

Ačiū, kad renkatės mus.`;

/** Numbers 1, 7 and 9 are those the specification names. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    id: 1,
    name: 'UAB „Rytų langai“',
    code: 'RYTAI',
    kind: 'manufacturer',
    serves: null,
    features: [],
    packingType: 1,
    managerEmails: 'gamyba@rytulangai.test,logistika@rytulangai.test',
    truckLoadedTemplate,
  },
  {
    id: 7,
    name: 'UAB „Nemuno durys“',
    code: 'NEMUNA',
    kind: 'manufacturer',
    serves: null,
    features: ['dispatch_by_order', 'week_and_address', 'pallet_number_change', 'tall_pallet_rule'],
    packingType: 4,
    managerEmails: 'sandelis@nemunodurys.test',
    truckLoadedTemplate,
  },
  {
    id: 9,
    name: 'UAB „Stiklo linija“',
    code: 'STIKLA',
    kind: 'supplier',
    serves: 1,
    features: [],
    packingType: null,
    managerEmails: '',
    truckLoadedTemplate: '',
  },
];
