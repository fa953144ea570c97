import { optimise } from '../../../libs/packing-optimiser/src/index';
export const work = optimise;
