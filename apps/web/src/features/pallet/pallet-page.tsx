/** Placeholder until the next commit. */
export const PalletPage = () => null;
