/** What the copies of orders and products use of this slice. */
export { linkGlass } from './use-cases/link-glass';
