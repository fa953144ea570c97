import { useEffect, useMemo, useRef } from 'react';
import { useDebounce } from 'use-debounce';
import { useAppDispatch } from '../../kits/api/store';
import { estimateApi, useEstimateOrderQuery, type EstimateBody } from './estimate-api';

/** Asked so long after the last key. */
const TYPED_MS = 250;

/**
 * The estimate of what is typed now. A question that was overtaken is cancelled; until the new answer comes the one
 * before is given, as outdated.
 * @param body null while nothing can be asked
 */
export const useEstimate = (body: EstimateBody | null) => {
  const dispatch = useAppDispatch();
  const typed = body === null ? null : JSON.stringify(body);
  const [settled] = useDebounce(typed, TYPED_MS);
  const args = useMemo(() => (settled === null ? null : { body: JSON.parse(settled) as EstimateBody }), [settled]);
  const query = useEstimateOrderQuery(args ?? { body: {} }, { skip: args === null });
  const before = useRef(args);
  useEffect(() => {
    if (before.current && before.current !== args)
      dispatch(estimateApi.util.getRunningQueryThunk('estimateOrder', before.current))?.abort();
    before.current = args;
  }, [args, dispatch]);
  return { query, isOutdated: typed !== settled || query.currentData === undefined };
};
