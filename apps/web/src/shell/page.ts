import type { ComponentType } from 'react';
import type { TerminalKind } from '@mullion/contracts';
import type { AccessRule } from '@mullion/ui-kit';
import type { RouteObject } from 'react-router';

/** What the frame reads of a page's route. */
export interface PageHandle {
  /** Who may see it; manufacturers of every type when absent. */
  readonly rule?: AccessRule;
  /** 'login': those who may not are sent to sign in (users, company). Default: a page that says so. */
  readonly denied?: 'login' | 'explain';
  /** Editors have the menu at 56 px. */
  readonly compactMenu?: boolean;
  /** Kinds of terminals that open it for whoever signed in by PIN or badge; none when absent. */
  readonly terminals?: readonly TerminalKind[];
  /** Codes are this page's, also while it loads: a scan opens nothing else. */
  readonly readsCodes?: boolean;
}

/**
 * A page's route: its path below the language, its component loaded when first opened, and what the frame should know.
 */
export const page = (path: string, load: () => Promise<ComponentType>, handle: PageHandle = {}): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
});
