import { controller } from '../pallets.controller';
export const upsideDown = controller;
