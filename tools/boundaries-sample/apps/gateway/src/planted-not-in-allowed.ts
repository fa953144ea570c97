import { palletRule } from '../../packing/src/pallets/rules/allowed-rule';
export const foreign = palletRule;
