import { nothing } from './there-is-no-such-file';
export const none = nothing;
