import { fork, type ChildProcess } from 'node:child_process';
import { solve, type Answer, type Task } from './solve';

/** Argument that makes the benchmark's program a worker of itself. */
const AS_WORKER = '--as-worker';

/**
 * Runs tasks in order, `jobs` at a time in processes of their own (one: here), and passes on every answer as it comes.
 */
export async function runTasks<T extends Task>(
  tasks: readonly T[],
  jobs: number,
  onAnswer: (task: T, answer: Answer) => void,
): Promise<void> {
  if (jobs <= 1) {
    for (const task of tasks) onAnswer(task, solve(task));
    return;
  }
  let next = 0;
  const lane = async (): Promise<void> => {
    const child = fork(__filename, [AS_WORKER]);
    try {
      while (next < tasks.length) {
        const task = tasks[next++]!;
        onAnswer(task, await ask(child, task));
      }
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, lane));
}

const ask = (child: ChildProcess, task: Task): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process ended with ${code} on ${task.file}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as Answer);
    });
    child.send(task);
  });

/** True when this process is a worker; it then answers tasks until it is ended. */
export function isWorker(): boolean {
  if (!process.argv.includes(AS_WORKER)) return false;
  process.on('message', (task: Task) => process.send?.(solve(task)));
  return true;
}
