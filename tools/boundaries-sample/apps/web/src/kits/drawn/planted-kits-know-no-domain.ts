import { inches } from '../../../../../libs/packing-model/src/index';
export const drawn = inches;
