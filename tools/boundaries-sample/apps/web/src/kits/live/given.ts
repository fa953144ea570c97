export const ofLive = 'live';
