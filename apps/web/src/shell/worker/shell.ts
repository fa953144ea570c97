/** Pages that open without a network; everything else is asked of the server. */
const TERMINAL_PAGE = /^\/(lt|en)\/(scanner|status-change|rack-scanner|truck-scanner\/\d+|work-center(\/.*)?)\/?$/;

/** Whether a path is a page of a terminal. */
export const isTerminalPage = (path: string): boolean => TERMINAL_PAGE.test(path);

type Source =
  /** What was kept when this version was installed, at once. */
  | 'kept'
  /** The server; without it what was kept. */
  | 'server-first'
  /** None of the worker's business. */
  | 'server';

/**
 * Where a request is answered from. Pages of terminals are opened as they were installed, so that a loading goes on
 * with the version it began with; other pages come from the server and, without it, open the shell, which says that
 * they need the network.
 */
export const sourceOf = (
  request: { readonly method: string; readonly isPage: boolean; readonly path: string },
  shell: ReadonlySet<string>,
): Source => {
  if (request.method !== 'GET' || request.path === '/api' || request.path.startsWith('/api/')) return 'server';
  if (request.isPage) return isTerminalPage(request.path) ? 'kept' : 'server-first';
  return shell.has(request.path) ? 'kept' : 'server';
};
