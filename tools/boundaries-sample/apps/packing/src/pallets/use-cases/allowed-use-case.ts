import { palletRule } from '../rules/allowed-rule';
import { repository } from '../pallet.repository';
export const movePallet = [palletRule, repository];
