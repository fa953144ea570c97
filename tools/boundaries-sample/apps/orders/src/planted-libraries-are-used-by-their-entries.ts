import { inner } from '../../../libs/packing-model/src/inner';
export const past = inner;
