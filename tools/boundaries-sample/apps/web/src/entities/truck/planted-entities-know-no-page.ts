import { pages } from '../../shell/routes/pages';
export const opened = pages;
