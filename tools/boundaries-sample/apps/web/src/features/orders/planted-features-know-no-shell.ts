import { pages } from '../../shell/routes/pages';
export const stands = pages;
