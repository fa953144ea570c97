import { given } from '../../../libs/server-testing/src/index';
export const fake = given;
