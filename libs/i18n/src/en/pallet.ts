export const pallet = {};
