import { pages } from '../../shell/routes/pages';
export const next = pages;
