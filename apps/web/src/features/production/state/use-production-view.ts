import { useSearchParams } from 'react-router';
import type { MatrixSort } from '../rules/matrix-rows';

export const historyCodes = ['done', 'returns', 'comments', 'problems'] as const;
export type HistoryCode = (typeof historyCodes)[number];

/** What the page shows; the address holds it, so that it can be sent to somebody and comes back with the page. */
export interface ProductionView {
  readonly shown: 'matrix' | 'history';
  readonly filter: string;
  readonly sort: MatrixSort;
  readonly onlyProblems: boolean;
  readonly code: HistoryCode | null;
  readonly page: number;
}

const written: { readonly [K in keyof ProductionView]: (value: ProductionView[K]) => string } = {
  shown: (value) => (value === 'history' ? 'history' : ''),
  filter: (value) => value,
  sort: (value) => (value === 'date' ? 'date' : ''),
  onlyProblems: (value) => (value ? 'true' : ''),
  code: (value) => value ?? '',
  page: (value) => (value > 1 ? String(value) : ''),
};

export const useProductionView = (): { readonly view: ProductionView; readonly change: (some: Partial<ProductionView>) => void } => {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page'));
  const view: ProductionView = {
    shown: search.get('shown') === 'history' ? 'history' : 'matrix',
    filter: search.get('filter') ?? '',
    sort: search.get('sort') === 'date' ? 'date' : 'standing',
    onlyProblems: search.get('onlyProblems') === 'true',
    code: historyCodes.find((code) => code === search.get('code')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  const change = (some: Partial<ProductionView>) => {
    const next = { ...view, page: 1, ...some };
    const entries = (Object.keys(written) as (keyof ProductionView)[]).flatMap((key) => {
      const text = (written[key] as (value: unknown) => string)(next[key]);
      return text === '' ? [] : [[key, text] as [string, string]];
    });
    setSearch(new URLSearchParams(entries), { replace: some.filter !== undefined });
  };
  return { view, change };
};
