export const ofPallets = 'pallets';
