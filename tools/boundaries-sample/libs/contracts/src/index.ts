export const palletId = 1;
