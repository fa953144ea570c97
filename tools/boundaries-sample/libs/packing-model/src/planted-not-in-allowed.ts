import { palletRule } from '../../../apps/packing/src/pallets/rules/allowed-rule';
export const borrowed = palletRule;
