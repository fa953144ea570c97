export const processes = ['packing'];
