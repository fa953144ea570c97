/** What remakes may use of this slice. */
export { ProblemRepository } from './problem.repository';
export { toProblem } from './problem.mapper';
export { recordProblem } from './record-problem';
export { solvedAt } from './rules/solved-at';
export { resolveOrder } from './use-cases/resolve-links';
