import { movePallet } from './use-cases/allowed-use-case';
export const controller = movePallet;
