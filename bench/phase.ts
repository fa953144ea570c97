/**
 * A part of a benchmark that says when it begins and may not take longer than this.
 * @throws Error when it does: what it has begun is left to the end of the process
 */
export const phase = async <Result>(name: string, seconds: number, work: () => Promise<Result>): Promise<Result> => {
  console.log(`${name} (at most ${seconds} s) …`);
  let late: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error(`${name}: not done within ${seconds} s`)), seconds * 1_000);
  });
  try {
    return await Promise.race([work(), tooLong]);
  } finally {
    clearTimeout(late);
  }
};
