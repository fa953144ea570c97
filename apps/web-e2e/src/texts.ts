import type { Language } from '@mullion/contracts';
import { allTexts } from '@mullion/i18n/all';
import { createInstance, type TFunction } from 'i18next';

type Namespaces = [
  'common',
  'apiAccess',
  'audit',
  'auth',
  'centers',
  'company',
  'conflicts',
  'documents',
  'driver',
  'editor',
  'errors',
  'evidence',
  'floorLoad',
  'glassUnits',
  'imports',
  'productChanges',
  'links',
  'hall',
  'labels',
  'loadBoard',
  'mails',
  'returnables',
  'shared',
  'menu',
  'operations',
  'orders',
  'packingTypes',
  'palette',
  'pallet',
  'planning',
  'production',
  'preparation',
  'productSet',
  'runs',
  'scanners',
  'templates',
  'terminals',
  'timeline',
  'today',
  'pdfTemplates',
  'tools',
  'trucks',
  'users',
  'whatIf',
  'workCenter',
];
export type T = TFunction<Namespaces>;

/** The product's own texts: what a person reads is what a test looks for. */
export const textsIn = async (language: Language): Promise<T> => {
  const texts = createInstance();
  await texts.init({ lng: language, resources: allTexts, defaultNS: 'common', interpolation: { escapeValue: false } });
  return texts.t as unknown as T;
};
