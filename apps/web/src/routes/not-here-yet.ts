import type { RouteObject } from 'react-router';
import { page, type PageHandle } from '../app/page';

/** A page of a later part: its address, its rights and its menu item are already there. */
export const notHereYet = (path: string, handle?: PageHandle): RouteObject =>
  page(path, async () => (await import('../features/not-here-yet/not-here-yet-page')).NotHereYetPage, handle);
