import { inches } from '../../packing-model/src/index';
export const optimise = inches;
