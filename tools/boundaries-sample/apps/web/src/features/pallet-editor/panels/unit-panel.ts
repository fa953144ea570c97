import { moveStack } from '../commands/move-stack';
export const unitPanel = moveStack;
