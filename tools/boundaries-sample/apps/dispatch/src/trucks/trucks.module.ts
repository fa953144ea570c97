export { rows } from './truck.repository';
