export const palletEntity = 'row';
