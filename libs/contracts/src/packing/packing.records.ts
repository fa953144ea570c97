import { carriedBy, defineRecords } from '../kit/records';
import { palletChanged, palletRecord } from './packing.events';

export const palletRecords = defineRecords({
  owner: 'packing',
  name: 'pallet',
  record: palletRecord,
  carriers: [carriedBy(palletChanged, (data) => [data.pallet])],
});
