import { carriedBy, defineRecords } from '../kit/records';
import { estimateRecord, estimatesChanged, palletChanged, palletRecord } from './packing.events';

export const palletRecords = defineRecords({
  owner: 'packing',
  name: 'pallet',
  record: palletRecord,
  carriers: [carriedBy(palletChanged, (data) => [data.pallet])],
});

export const estimateRecords = defineRecords({
  owner: 'packing',
  name: 'estimate',
  record: estimateRecord,
  carriers: [carriedBy(estimatesChanged, (data) => data.estimates)],
});
