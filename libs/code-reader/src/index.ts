export { prepareReader, readCodes, type FoundCode, type Picture } from './read-codes';
