import { moveStack } from '../pallet-editor/commands/move-stack';
export const stolen = moveStack;
