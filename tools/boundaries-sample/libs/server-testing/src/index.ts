export const given = 'a pallet';
