import { drawProductPicture, type ProductPictureTask } from './product-picture';
import { redraw, type PictureReply, type PictureTask } from './redraw';

export type AnyPictureTask = PictureTask | ProductPictureTask;

export const drawPictureTask = (task: AnyPictureTask): Promise<PictureReply> =>
  'kind' in task ? drawProductPicture(task) : redraw(task);
