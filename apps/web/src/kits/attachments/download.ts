import type { AnyRoute, Problem } from '@mullion/contracts';
import { authorisedSend } from '../api/authorised-send';
import type { ReadBody } from '../http/request';
import type { WireInput } from '../http/wire-types';
import { saveFile } from './save-file';

/** A route that answers JSON about its file to a program gives the file itself to whoever does not name JSON. */
const readFile: ReadBody<Blob> = { accept: '*/*', read: (response) => response.blob() };

/** Saves what a route answers as a file; a link alone would go without the bearer token. Null when it is saved. */
export const download = async <R extends AnyRoute>(
  route: R,
  input: WireInput<R>,
  name: string,
): Promise<Problem | null> => {
  const answer = await authorisedSend(route, input, {}, readFile);
  if ('problem' in answer) return answer.problem;
  saveFile(name, answer.data);
  return null;
};
