/** How a terminal is called on screen: by the first part of its id, which tells those of one hall apart. */
export const useTerminalName = (): ((id: string) => string) => (id) => id.slice(0, 4).toUpperCase();
