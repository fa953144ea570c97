import { drawPictureTask, type AnyPictureTask } from './draw-task';

// a process of its own: decoding takes native memory, which only the end of a process gives back and only its owner can
// stop
process.on('message', (task: AnyPictureTask) => void drawPictureTask(task).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit(0));
