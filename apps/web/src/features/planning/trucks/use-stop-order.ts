import { useState } from 'react';
import type { PalletDetail, TruckStop } from '@mullion/contracts';
import { asProblem } from '../../../kits/api/as-problem';
import { useProposedStopsQuery } from '../api/planning-api';

/** The stops of some pallets in the order that is proposed, or as the person has put them since. */
export const useStopOrder = (pallets: readonly PalletDetail[]) => {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const proposal = useProposedStopsQuery(
    { body: { pallets: pallets.map((pallet) => pallet.id) } },
    { skip: pallets.length === 0, refetchOnMountOrArgChange: true },
  );
  const stops = proposal.currentData?.stops ?? [];
  const places = new Map((chosen ?? []).map((key, at) => [key, at]));
  const placeOf = ({ key }: TruckStop) => places.get(key) ?? places.size;
  const shown = [...stops].sort((a, b) => placeOf(a) - placeOf(b));
  const order = shown.map(({ key }) => key);
  return {
    shown,
    /** Undefined while nothing could be proposed: trucks are made without an order then, and say so. */
    order: proposal.currentData ? order : undefined,
    isChanged: chosen !== null && order.some((key, at) => key !== stops[at]?.key),
    isRemembered: proposal.currentData?.remembered ?? false,
    isReading: proposal.isFetching,
    problem: asProblem(proposal.error) ?? null,
    choose: setChosen,
  };
};
