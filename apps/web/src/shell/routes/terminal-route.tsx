import type { RouteObject } from 'react-router';

/** The page of an enrolled device: nobody has to be signed in there. A wall display shows the board at once. */
export const terminalRoute: RouteObject = {
  path: 'terminal',
  lazy: async () => {
    const [{ TerminalPage }, { WallPage }] = await Promise.all([
      import('../../features/terminal-sign-in/terminal-page'),
      import('../../features/load-board/wall-page'),
    ]);
    return { element: <TerminalPage board={<WallPage />} /> };
  },
};
