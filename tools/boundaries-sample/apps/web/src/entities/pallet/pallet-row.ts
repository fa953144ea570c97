import { listView } from '../../kits/lists/list-view';
export const palletRow = [listView];
