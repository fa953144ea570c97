import { redraw, type PictureTask } from './redraw';

// a process of its own: decoding takes native memory, which only the end of a process gives back and only its owner can stop
process.on('message', (task: PictureTask) => void redraw(task).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit(0));
