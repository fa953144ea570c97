import { carriedBy, defineRecords } from '../kit/records';
import { truckChanged, truckRecord } from './dispatch.events';

export const truckRecords = defineRecords({
  owner: 'dispatch',
  name: 'truck',
  record: truckRecord,
  carriers: [carriedBy(truckChanged, (data) => [data.truck])],
});
