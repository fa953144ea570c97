import { useSearchParams } from 'react-router';

/** Its plan, where it is worked on; the same in space; how it is loaded. */
export const TRUCK_VIEWS = ['2d', '3d', 'steps'] as const;
export type TruckView = (typeof TRUCK_VIEWS)[number];

/** How a truck is looked at; it stands in the address. */
export const useTruckView = (): readonly [TruckView, (view: TruckView) => void] => {
  const [search, setSearch] = useSearchParams();
  const view = TRUCK_VIEWS.find((each) => each === search.get('view')) ?? '2d';
  return [view, (next) => setSearch(next === '2d' ? {} : { view: next })];
};
